# Completes grognard's words in PowerShell. Made by `grognard completion powershell`; to use it, put this line into
# $PROFILE:
#   grognard completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName grognard -ScriptBlock {
    param($current, $ast, $cursor)
    $rulesets = @(
@RULESETS@
    )
    $verbs = @(
@VERBS@
    )
    $general = @(
@GENERAL@
    )
    $odds = @(
@ODDS@
    )
    $shells = @(
@SHELLS@
    )
    $subverbs = @{
@SUBVERBS@
    }
    $resolvers = @{
@RESOLVERS@
    }
    $options = @{
@OPTIONS@
    }
    $values = @{
@VALUES@
    }
    $bare = @{
@BARE@
    }

    # The ruleset for lines that name none.
    $inUse = '@DEFAULT@'
    $folder = if ($env:XDG_CONFIG_HOME) { $env:XDG_CONFIG_HOME } elseif ($env:APPDATA) { $env:APPDATA } else { "$HOME/.config" }
    if ($env:GROGNARD_RULES) {
        $inUse = $env:GROGNARD_RULES
    } elseif (Test-Path "$folder/grognard/config") {
        $line = Select-String -Path "$folder/grognard/config" -Pattern '^ *rules *= *(.*)$' | Select-Object -First 1
        if ($line) { $inUse = $line.Matches[0].Groups[1].Value }
    }
    $inUse = ($inUse.TrimEnd('/', '\') -split '[/\\]')[-1] # a folder is known by its name

    $typed = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { $_.ToString() })
    $ruleset = ''; $resolver = ''; $verb = ''
    $rulesetNames = $rulesets | ForEach-Object { $_.Split('|')[0] }
    $verbNames = $verbs | ForEach-Object { $_.Split('|')[0] }
    foreach ($word in ($typed | Select-Object -Skip 1)) {
        if ($resolver) { break }
        elseif (-not $ruleset -and $rulesetNames -contains $word) { $ruleset = $word }
        elseif (-not "$verb$ruleset" -and $word -ne 'roll' -and $verbNames -contains $word) { $verb = $word }
        else { $resolver = $word }
    }
    $named = $ruleset
    if (-not $ruleset) { $ruleset = $inUse }
    if ($resolver -eq 'roll') { $ruleset = 'dice' }

    $found = @()
    if ($verb -eq '' -or $verb -eq 'odds') {
        $place = "$ruleset/$resolver"
        $previous = $typed[-1]
        if (-not $resolver) {
            $found += $resolvers[$ruleset]
            if (-not $named) { $found += $rulesets }
            if (-not "$named$verb") { $found += $verbs }
        } else {
            $found += $values["$place/$previous"]
            if (-not $values["$place/$previous"] -or @('--att', '--def') -contains $previous) {
                $found += $options[$place]
                $found += if ($verb -eq 'odds') { $odds } else { $general }
                if (-not $current.StartsWith('-')) { $found += $bare[$place] }
            }
        }
    } elseif ($verb -eq 'rules') {
        $found += $resolvers[$ruleset]
        $found += $rulesets
    } elseif (@('sheet', 'use') -contains $verb) {
        $found += $rulesets
    } elseif ($verb -eq 'completion') {
        $found += $shells
    } elseif (-not $resolver) {
        $found += $subverbs[$verb]
    }
    $found | Where-Object { $_ -and $_.StartsWith($current) } | ForEach-Object {
        $word, $meaning = $_.Split('|', 2)
        if (-not $meaning) { $meaning = $word }
        [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $meaning)
    }
}
