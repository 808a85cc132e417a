# What bash would offer for a command line: complete.bash SCRIPT WORD ...; the last word is the one being typed.
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_endpointgen 2>&1
printf '%s\n' "${COMPREPLY[@]}"
