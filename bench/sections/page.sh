# shellcheck shell=bash disable=SC2016,SC2154 # backticks are Markdown; variables of common.sh and run
# The page for phones in a browser: src/page/test/measure.js.
measure_page() {
    local what limit unit measured
    printf '## The page for phones\n\n'
    if ! [ -e "$here/target/grognard.html" ] || ! [ -d "$here/src/page/node_modules" ]; then
        skipped "the page is not built: .ci/page builds it"
        return
    fi
    peer node || return 0
    node "$here/src/page/test/measure.js" | tee "$work/page.md"
    printf '\nMedians, each with a new profile, in Chromium without a window.\n\n'
    while IFS='|' read -r _ what limit measured _; do
        read -r limit unit <<<"$limit"
        read -r measured _ <<<"$measured"
        read -r what <<<"$what"
        if [[ $limit =~ ^[0-9]+$ ]]; then at_most "page: $what" "$limit" "$measured" " $unit"; fi
    done <"$work/page.md"
}
