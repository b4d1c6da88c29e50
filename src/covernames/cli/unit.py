"""A unit for systemd that may do what a server of ours must, and nothing else."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import typer

from ..refusals import Rejected

STATE = Path("/var/lib")
"""Where systemd keeps the folders of services."""
PRIVILEGED = 1024
"""Ports below are for root, unless it is allowed."""
LEFT_OUT = {"data", "store", "print_unit"}
"""Options that do not stand in the command line of the unit as they were given."""

UNIT = """\
[Unit]
Description=Covernames, word games by link
After=network-online.target
Wants=network-online.target

[Service]
Type=exec
ExecStart={command}
# COVERNAMES_STORE=postgresql://... and other secrets belong into this file: root alone reads it.
EnvironmentFile=-/etc/covernames.env
Restart=on-failure
RestartSec=2
KillMode=mixed
TimeoutStopSec=20
LimitNOFILE=65536
TasksMax=512

# A user of its own, which is there while the service runs; it can write to this folder only.
DynamicUser=yes
StateDirectory={state}
StateDirectoryMode=0700
UMask=0077
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
DevicePolicy=closed
PrivateIPC=yes
PrivateMounts=yes

# No privileges, and no way to any.
{capabilities}\
NoNewPrivileges=yes
RestrictSUIDSGID=yes
RestrictNamespaces=yes
LockPersonality=yes
MemoryDenyWriteExecute=yes
RestrictRealtime=yes
RemoveIPC=yes
KeyringMode=private
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM

# Nothing of the machine, and nobody else's processes; of the network what sockets need.
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
ProcSubset=pid
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX

[Install]
WantedBy=multi-user.target
"""
UNPRIVILEGED = "PrivateUsers=yes\nCapabilityBoundingSet=\nAmbientCapabilities=\n"
LOW_PORT = "CapabilityBoundingSet={0}\nAmbientCapabilities={0}\n".format("CAP_NET_BIND_SERVICE")


def unit_for(ctx: typer.Context) -> str:
    """The unit of a server with the options that this command line has."""
    given = {
        str(each.name): each
        for each in ctx.command.params
        if (source := ctx.get_parameter_source(str(each.name))) and source.name == "COMMANDLINE"
    }
    data = Path(ctx.params["data"] or STATE / "covernames")
    if STATE not in data.parents or ".." in data.parts:
        raise Rejected("unit-data-elsewhere", path=str(data))
    command = [str(Path(sysconfig.get_path("scripts")) / "covernames"), "serve"]
    for name, option in given.items():
        if name not in LEFT_OUT:
            value = ctx.params[name]
            value = value.absolute() if isinstance(value, Path) else value
            command += [option.opts[0]] if value is True else [option.opts[0], str(value)]
    low = 0 < int(ctx.params["port"]) < PRIVILEGED
    return UNIT.format(
        command=" ".join(map(_quoted, (*command, "--data", str(data)))),
        state=data.relative_to(STATE),
        capabilities=LOW_PORT if low else UNPRIVILEGED,
    )


def _quoted(word: str) -> str:
    """A word of a command as systemd reads it."""
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{escaped}"' if not word or set(word) & set(" \t\"';\\") else escaped
