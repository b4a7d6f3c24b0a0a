# Completes grognard's words in PowerShell. Made by `grognard completion powershell`; to use it, put this line into
# $PROFILE:
#   grognard completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName grognard -ScriptBlock {
    param($current, $ast, $cursor)
    # Each word has a tab and its meaning behind it.
    $rulesets = @(
@RULESETS@
    )
    $commands = @(
@COMMANDS@
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
    function subcommands($key) {
        switch -CaseSensitive ($key) {
@SUBCOMMANDS@
        }
    }
    function resolvers($key) {
        switch -CaseSensitive ($key) {
@RESOLVERS@
        }
    }
    function options($key) {
        switch -CaseSensitive ($key) {
@OPTIONS@
        }
    }
    function values($key) {
        switch -CaseSensitive ($key) {
@VALUES@
        }
    }
    function bare($key) {
        switch -CaseSensitive ($key) {
@BARE@
        }
    }

    # The ruleset for lines that name none.
    $inUse = @DEFAULT@
    $folder = if ($env:XDG_CONFIG_HOME) { $env:XDG_CONFIG_HOME } elseif ($env:APPDATA) { $env:APPDATA } else { "$HOME/.config" }
    if ($env:GROGNARD_RULES) {
        $inUse = $env:GROGNARD_RULES
    } elseif (Test-Path -LiteralPath "$folder/grognard/config") {
        $line = Select-String -LiteralPath "$folder/grognard/config" -Pattern '^ *rules *= *(.*)$' | Select-Object -First 1
        if ($line) { $inUse = $line.Matches[0].Groups[1].Value }
    }
    $inUse = ($inUse.TrimEnd('/', '\') -split '[/\\]')[-1] # a folder is known by its name

    # The words before the one that is being typed, without the quotes that PowerShell wants.
    $typed = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object {
        if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.ToString() }
    })
    $ruleset = ''; $resolver = ''; $command = ''
    $rulesetNames = @($rulesets | ForEach-Object { ($_ -split "`t", 2)[0] })
    $commandNames = @($commands | ForEach-Object { ($_ -split "`t", 2)[0] })
    foreach ($word in ($typed | Select-Object -Skip 1)) {
        if ($resolver) { break }
        elseif (-not $ruleset -and $rulesetNames -ccontains $word) { $ruleset = $word }
        elseif (-not "$command$ruleset" -and $word -ne 'roll' -and $commandNames -ccontains $word) { $command = $word }
        else { $resolver = $word }
    }
    $named = $ruleset
    if (-not $ruleset) { $ruleset = $inUse }
    if ($resolver -eq 'roll') { $ruleset = 'dice' }

    $found = @()
    if ($command -eq '' -or $command -eq 'odds') {
        $place = "$ruleset/$resolver"
        $previous = $typed[-1]
        if (-not $resolver) {
            $found += @(resolvers $ruleset)
            if (-not $named) { $found += $rulesets }
            if (-not "$named$command") { $found += $commands }
        } elseif ($previous -eq '--rules') {
            $found += $rulesets
        } else {
            $found += @(values "$place/$previous")
            if (-not $found -or @('--att', '--def') -contains $previous) {
                $found += @(options $place)
                $found += if ($command -eq 'odds') { $odds } else { $general }
                if (-not $current.StartsWith('-')) { $found += @(bare $place) }
            }
        }
    } elseif ($command -eq 'rules') {
        $found += @(resolvers $ruleset)
        $found += $rulesets
    } elseif (@('sheet', 'use') -contains $command) {
        $found += $rulesets
    } elseif ($command -eq 'completion') {
        $found += $shells
    } elseif (-not $resolver) {
        $found += @(subcommands $command)
    }
    # What is offered is put into the line as source text: any but the plainest word goes there as a literal.
    $begun = $current.TrimStart("'", '"')
    $found | Where-Object { $_ -and $_.StartsWith($begun, [System.StringComparison]::Ordinal) } | ForEach-Object {
        $word, $meaning = $_ -split "`t", 2
        if (-not $meaning) { $meaning = $word }
        $source = $word
        if ($word -cnotmatch '^[A-Za-z0-9_-][A-Za-z0-9_./-]*$') {
            $source = "'" + [System.Management.Automation.Language.CodeGeneration]::EscapeSingleQuotedStringContent($word) + "'"
        }
        [System.Management.Automation.CompletionResult]::new($source, $word, 'ParameterValue', $meaning)
    }
}
