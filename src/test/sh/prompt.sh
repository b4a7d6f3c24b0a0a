#!/usr/bin/env bash
# The prompt at a real pseudo-terminal; what is done there is written in prompt.py.
#   prompt.sh [SESSIONS [ACTIONS [FIRST]]]
set -u
. "$(dirname "$0")/common.sh"
command -v python3 >/dev/null || { echo "(no python3 here: the prompt was not tried)"; exit 0; }
unset GROGNARD_TTY
python3 "$(dirname "$0")/prompt.py" "$@"
