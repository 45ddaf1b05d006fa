"""docs/hosting.md, tried: its settings, its units, its proxies with TLS and WebSockets, and the container's file."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from fogline.cli.config import Config, read_config
from fogline.server.passwords import hash_password
from tests.cli.running import Run, invoke
from tests.server.service import ROOT, Process, call
from tests.table.drive import in_loop

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = dict(re.findall(r'```\w+ title="(.+?)"\n(.*?)```', PAGE, re.DOTALL))
Front = Callable[[Path, Process, int], list[str]]
"""Writes a proxy's file, and says how the proxy is started."""
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")


@pytest.fixture(name="run")
def run_() -> Run:
    return invoke


def settings(folder: Path) -> Path:
    """The page's settings, with everything in a folder."""
    (folder / "admin.hash").write_text(hash_password("correct horse"))
    text = FILES["/etc/fogline/fogline.toml"]
    text = text.replace("/var/lib/fogline", str(folder)).replace("/etc/fogline", str(folder))
    file = folder / "fogline.toml"
    file.write_text(re.sub(r"^(metrics-)?port = \d+", r"\1port = 0", text, flags=re.MULTILINE))
    return file


def test_the_settings_name_every_option_and_can_be_used(run: Run, tmp_path: Path) -> None:
    file = settings(tmp_path)
    written = set(re.findall(r"^\[?([a-z-]+)(?: =|\])", FILES["/etc/fogline/fogline.toml"], re.MULTILINE))
    assert {field.encode_name for field in msgspec.structs.fields(Config)} <= written
    assert read_config(file, {}).limits().sockets_from_one == 400
    assert "Everything is in order" in run("serve", "--config", str(file), "--check").err


def test_every_command_of_the_page_is_one(run: Run) -> None:
    used = set(re.findall(r"bin/fogline ([a-z]+)", PAGE))
    assert used >= {"serve", "backup", "restore", "check", "password", "doctor"}
    for command in used:
        run(command, "--help")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_units_are_sound(tmp_path: Path) -> None:
    units = {Path(name).name: text for name, text in FILES.items() if "/systemd/" in name}
    assert set(units) == {"fogline.service", "fogline-backup.service", "fogline-backup.timer"}
    for name, text in units.items():
        (tmp_path / name).write_text(text.replace("/opt/fogline/bin/fogline", "/bin/true"))
    command = ["systemd-analyze", "verify", *(str(tmp_path / name) for name in units)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    own = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "fogline" in line]
    assert own == []


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own for the name in the page."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    names = ["-subj", "/CN=games.example.org", "-addext", "subjectAltName=DNS:games.example.org"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
    subprocess.run([*command, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    return key, cert


@contextmanager
def started(*command: str, log: Path) -> Iterator[None]:
    with log.open("wb") as stream:
        process = subprocess.Popen(command, stdout=stream, stderr=stream, env={**os.environ, "HOME": str(log.parent)})
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def with_nginx(folder: Path, service: Process, port: int) -> list[str]:
    """The page's file, at other ports, with a certificate as certbot adds it."""
    key, cert = certificate(folder)
    text = FILES["/etc/nginx/sites-enabled/fogline"].replace("127.0.0.1:8000", f"127.0.0.1:{service.port}")
    own = f"listen 127.0.0.1:{port} ssl;\n    ssl_certificate {cert};\n    ssl_certificate_key {key};"
    assert "listen 80;" in text
    kinds = ("proxy", "client_body", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
    whole += f"http {{ access_log off; {places}\n{text.replace('listen 80;', own)} }}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def with_caddy(folder: Path, service: Process, port: int) -> list[str]:
    """The page's file, at other ports, with a certificate of our own instead of one from the internet."""
    key, cert = certificate(folder)
    text = FILES["/etc/caddy/Caddyfile"].replace("127.0.0.1:8000", f"127.0.0.1:{service.port}")
    text = text.replace("games.example.org {", f"games.example.org:{port} {{\n\ttls {cert} {key}\n\tbind 127.0.0.1")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.parametrize(("program", "front"), [("nginx", with_nginx), ("caddy", with_caddy)])
@in_loop
async def test_people_reach_the_table_through_the_proxy(tmp_path: Path, program: str, front: Front) -> None:
    """By TLS: the page, the lobby, a socket of the page's own origin, and everybody with their own address."""
    if shutil.which(program) is None:
        pytest.skip(f"no {program} here")
    config = FILES["/etc/fogline/fogline.toml"]
    proxies = re.search(r'trust-proxy = \["(.+?)"\]', config)
    assert proxies is not None
    (tmp_path / "admin.hash").write_text(hash_password("correct horse"))
    arguments = ["--trust-proxy", proxies[1], "--admin", str(tmp_path / "admin.hash")]
    service = Process(tmp_path / "tables.db", arguments=arguments)
    await service.start()
    port = free_port()
    command = await asyncio.to_thread(front, tmp_path, service, port)
    try:
        with started(*command, log=tmp_path / "proxy.log"):
            await through(port, tmp_path)
    finally:
        service.end(signal.SIGKILL)


async def through(port: int, folder: Path) -> None:
    trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
    host = f"games.example.org:{port}"
    async with asyncio.timeout(60):
        while True:
            with suppress(OSError, EOFError):
                status, _ = await ask(port, trust, f"GET /ready HTTP/1.1\r\nHost: {host}\r\n")
                if status == 200:
                    break
            await asyncio.sleep(0.1)
        assert (await ask(port, trust, f"GET / HTTP/1.1\r\nHost: {host}\r\n"))[0] in (200, 503)
        own = {"uri": f"wss://{host}/socket", "host": "127.0.0.1", "port": port, "ssl": trust}
        async with connect(**own, origin=f"https://{host}", server_hostname="games.example.org") as line:  # type: ignore[arg-type]
            await line.send('{"type":"hello","id":"h","secret":"guess"}')
            assert '"wrong-secret"' in str(await line.recv())
        form = "password=correct+horse"
        head = f"POST /admin/enter HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(form)}\r\n"
        _, answer = await ask(port, trust, head, form)
        assert "secure" in answer.lower(), "the service knows that the page came by TLS"


async def ask(port: int, trust: ssl.SSLContext, head: str, body: str = "") -> tuple[int, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trust, server_hostname="games.example.org")
    writer.write(f"{head}Connection: close\r\n\r\n{body}".encode())
    answer = (await reader.read()).decode("utf-8", "replace")
    writer.close()
    return int(answer.split(" ", 2)[1]), answer


def test_the_container_copies_all_that_a_wheel_is_built_from(tmp_path: Path) -> None:
    """Without the compiled core and the page, which other tests build from the same files."""
    lines = [line for line in CONTAINER.splitlines() if line.startswith("COPY ") and "--from" not in line]
    copied = [line.split()[1:-1] for line in lines]
    for name in [name for names in copied for name in names]:
        ignore = shutil.ignore_patterns("*.so", "__pycache__", "node_modules", "page")
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, symlinks=False, ignore=ignore)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    surroundings = {**os.environ, "FOGLINE_PAGE": "skip", "FOGLINE_BUILD": "pure"}
    done = subprocess.run(build, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert "fogline/cli/serve.py" in zipfile.ZipFile(wheel).namelist()


def test_the_container_starts_a_service(run: Run, tmp_path: Path) -> None:
    words = {line.split(" ", 1)[0]: line.split(" ", 1)[1] for line in CONTAINER.splitlines() if " " in line}
    assert msgspec.json.decode(words["ENTRYPOINT"]) == ["fogline"]
    command = [str(word).replace("/data", str(tmp_path)) for word in msgspec.json.decode(words["CMD"])]
    assert "Everything is in order" in run(*command, "--port", "0", "--check").err
    assert words["VOLUME"] == "/data"
    assert shlex.split(words["EXPOSE"]) == [str(Config().port)]
    check = msgspec.json.decode(words["HEALTHCHECK"].removeprefix("CMD "))
    assert f":{Config().port}/ready" in check[-1]


def image_builder() -> list[str]:
    """The command that builds an image here; skips where there is none, or where the image to begin with isn't had."""
    ways = (["podman", "build", "--format", "docker"], ["docker", "build"])
    found = next((way for way in ways if shutil.which(way[0]) and not tried(way[0], "info").returncode), None)
    if found is None:
        pytest.skip("neither podman nor docker works here")
    begins = re.search(r"^FROM (\S+) AS", CONTAINER, re.MULTILINE)
    assert begins is not None
    if tried(found[0], "image", "inspect", begins[1]).returncode and tried(found[0], "pull", begins[1]).returncode:
        pytest.skip(f"{begins[1]} can't be had here")
    return found


def tried(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_the_image_is_built_with_the_compiled_core_and_the_page() -> None:
    """And a service that runs in it is well, and backed up by the page's own words."""
    build = image_builder()
    built = tried(*build, "--tag", "fogline-tried", "--file", "Containerfile", ".")
    assert built.returncode == 0, built.stderr[-3000:]
    said = tried(build[0], "run", "--rm", "fogline-tried", "doctor").stdout
    assert "core: compiled" in said
    assert "page: version" in said
    here = tried(build[0], "run", "--detach", "fogline-tried").stdout.strip()
    try:
        (line,) = [line for line in CONTAINER.splitlines() if line.startswith("HEALTHCHECK")]
        check = msgspec.json.decode(line.removeprefix("HEALTHCHECK CMD "))
        inside = (build[0], "exec", here)
        while tried(*inside, *check).returncode:
            assert tried(*inside, "true").returncode == 0, tried(build[0], "logs", here)
        backup = re.search(r"podman exec fogline (fogline backup .+)", PAGE)
        assert backup is not None
        assert "Backed up and checked" in tried(*inside, *backup[1].split()).stdout
    finally:
        tried(build[0], "rm", "--force", here)


@in_loop
async def test_the_health_check_tells_a_service_that_is_ready(tmp_path: Path) -> None:
    (line,) = [line for line in CONTAINER.splitlines() if line.startswith("HEALTHCHECK")]
    check = msgspec.json.decode(line.removeprefix("HEALTHCHECK CMD "))
    service = Process(tmp_path / "tables.db")
    await service.start()
    assert (await call(service.url, "GET", "/api/notice"))["text"] == ""
    code = str(check[-1]).replace(":8000", f":{service.port}")
    good = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=False)
    service.end(signal.SIGKILL)
    bad = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=False, capture_output=True)
    assert (good.returncode, bad.returncode != 0) == (0, True)
