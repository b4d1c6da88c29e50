#!/bin/sh
# A browser and fonts for the tests of the page: found, or installed with the system's packages.
set -eu

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" > /dev/null; then exit 0; fi
done
if ! command -v apt-get > /dev/null; then
    echo "The tests of the page need Chromium: please install it with your system." >&2
    exit 1
fi
echo "Installing Chromium, with fonts for Thai and Chinese, for the tests of the page."
as_root=""
if [ "$(id -u)" != 0 ]; then as_root="sudo"; fi
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends \
    chromium fonts-noto-cjk fonts-noto-core fonts-thai-tlwg > /dev/null
