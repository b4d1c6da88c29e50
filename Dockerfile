# Covernames in a small image: built in one stage, run in another, and not as root.
#   docker build --tag covernames .
#   docker run --publish 127.0.0.1:8000:8000 --volume covernames:/data covernames
# Every option of `covernames serve` can be given with --env; see docs/hosting.md.

FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY . .
# The page is built on the way, with a Node that comes from PyPI.
RUN python3 -m venv /opt/covernames \
    && /opt/covernames/bin/pip install --no-cache-dir --disable-pip-version-check \
        --constraint requirements/test.lock '.[postgresql]' \
    && /opt/covernames/bin/python tools/estonian.py

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --no-log-init --home-dir /data --no-create-home \
        --shell /usr/sbin/nologin covernames \
    && install --directory --owner=covernames --mode=0700 /data
COPY --from=build /opt/covernames /opt/covernames
ENV PATH=/opt/covernames/bin:$PATH \
    LANG=C.UTF-8 \
    COVERNAMES_HOST=0.0.0.0 \
    COVERNAMES_PORT=8000 \
    COVERNAMES_DATA=/data
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python3", "-c", "import os, urllib.request; \
site = 'http://127.0.0.1:' + os.environ['COVERNAMES_PORT']; \
base = os.environ.get('COVERNAMES_BASE_PATH', '').strip('/'); \
urllib.request.urlopen('/'.join(filter(None, (site, base, 'healthz'))), timeout=4)"]
CMD ["covernames", "serve"]
