#!/bin/sh
# Try `make play` and `make test` on a clean Debian that has Python, git and make and nothing else,
# as a user who is not root. Takes root, and debootstrap.
#
#   tools/fresh.sh                  both commands
#   tools/fresh.sh play             one of them
#   SUITE=trixie tools/fresh.sh     another Debian, with its Python
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
place=${FRESH:-/var/tmp/covernames-fresh}
suite=${SUITE:-bookworm}
base=$place/$suite
root=$place/root
what=${*:-play test}
certificates=/etc/ssl/certs/ca-certificates.crt

if [ "$(id -u)" != 0 ]; then
    echo "make fresh sets up a Debian of its own, for which it must be root." >&2
    exit 1
fi
command -v debootstrap > /dev/null || apt-get install -y -qq debootstrap > /dev/null

if [ ! -e "$base/ready" ]; then
    rm -rf "$base" && mkdir -p "$base"
    debootstrap --variant=minbase --include=python3,python3-venv,git,make,ca-certificates \
        "$suite" "$base" > "$place/debootstrap.log"
    touch "$base/ready"
fi
rm -rf "$root" && cp -a "$base" "$root"
# The network as this machine has it, with the certificates that it trusts.
cp /etc/resolv.conf /etc/hosts "$root/etc/"
cp "$certificates" "$root$certificates"
chroot "$root" useradd --create-home player
mkdir "$root/home/player/covernames"
git -C "$here" ls-files --cached --others --exclude-standard -z \
    | tar --create --directory "$here" --null --files-from - \
    | tar --extract --directory "$root/home/player/covernames"
chroot "$root" chown -R player: /home/player

# Mounts and processes are gone with this shell.
cat > "$root/try.sh" <<'TRY'
set -eu
cd ~/covernames
for what in "$@"; do
    began=$(date +%s)
    if [ "$what" = play ]; then
        make play PORT=8917 > ~/play.log 2>&1 &
        made=$!
        python3 - <<'ASK' || { tail -n 30 ~/play.log; exit 1; }
import sys, time, urllib.request
for _ in range(600):
    try:
        page = urllib.request.urlopen("http://127.0.0.1:8917/", timeout=5).read().decode()
        sys.exit("<title>Covernames</title>" not in page)
    except OSError:
        time.sleep(1)
sys.exit("the page does not answer")
ASK
        kill $(cat /proc/$made/task/$made/children) $made 2> /dev/null || true
        wait $made || true
    else
        make "$what"
    fi
    echo "fresh: make $what took $(($(date +%s) - began)) s with $(python3 --version);" \
        "the folder has $(du -sm . | cut -f1) MB"
done
TRY
unshare --mount --pid --fork sh -eu -c '
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    root=$1; certificates=$2; shift 2
    exec chroot --userspec=player:player "$root" /usr/bin/env -i HOME=/home/player \
        PATH=/usr/local/bin:/usr/bin:/bin LANG=C.UTF-8 PIP_CERT="$certificates" \
        NODE_EXTRA_CA_CERTS="$certificates" sh /try.sh "$@"
' sh "$root" "$certificates" $what
