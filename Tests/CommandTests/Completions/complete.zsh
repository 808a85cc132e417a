# What zsh would offer for a command line: complete.zsh SCRIPT WORD ...; the last word is the one being typed.
# Completion only works in an interactive shell, so one is run on a terminal of its own.
zmodload zsh/zpty
script=$1
shift
zpty shell "zsh -f -i"
zpty -w shell "PS1=; PS2=; unsetopt zle_bracketed_paste beep; autoload -Uz compinit; compinit -u -D; source ${(q)script}"
# Shows every match between marks; what asks for matches without adding them is left alone.
zpty -w shell 'compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return $?; fi
    local -a matches; builtin compadd -A matches "$@"; local match
    for match in $matches; do print -r -- "<<$match>>"; done
    builtin compadd "$@"
}'
zpty -w shell 'finished() { print "<<END>>"; }; zle -N finished; bindkey "^X" finished; bindkey "^I" complete-word; print "<<"READY">>"'
zpty -r shell output '*<<READY>>*'
zpty -n -w shell "${(j: :)@}"$'\t\x18'
zpty -r shell output '*<<END>>*'
zpty -d shell
print -rl -- ${(u)${(f)output}} | sed -n 's/^.*<<\(.*\)>>.*$/\1/p' | grep -v '^END$'
