"""Releases, in a small repository with our own version and changelog, and a make that takes no time."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import fogline
from tools import release
from tools.release import CHANGES, PLACE, git

MAKEFILE = """
lint docs:
test:
	test ! -e fails
build:
	test "$$FOGLINE_PAGE" = required
	mkdir dist
	touch dist/fogline-{version}.tar.gz dist/fogline-{version}-py3-none-any.whl
"""
NEXT = "987.6.5"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "somebody@example.org")
    for path in (PLACE, CHANGES):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(release.ROOT / path, tmp_path / path)
    (tmp_path / "Makefile").write_text(MAKEFILE.format(version=NEXT))
    (tmp_path / ".gitignore").write_text("/dist/\n")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(project: Path) -> None:
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "A change")


def state(project: Path) -> str:
    return git(project, "log", "--format=%H") + git(project, "tag") + git(project, "status", "--porcelain")


def test_a_dry_run_shows_the_changes_and_makes_none(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = state(project)
    assert release.main([NEXT, "--dry-run"], project) == 0
    printed = capsys.readouterr().out
    assert f'-__version__ = "{fogline.__version__}"\n+__version__ = "{NEXT}"\n' in printed
    assert re.search(rf"^\+## {NEXT} – \d{{4}}-\d\d-\d\d$", printed, re.MULTILINE)
    assert f"make lint docs test build; git commit; git tag v{NEXT}" in printed
    assert state(project) == before
    assert not (project / "dist").exists()


def test_a_release_has_version_changelog_archives_commit_and_tag(project: Path) -> None:
    wanted = (project / CHANGES).read_text("utf-8").partition("## Unreleased\n")[2]
    assert release.main([NEXT], project) == 0
    assert f'__version__ = "{NEXT}"\n' in (project / PLACE).read_text("utf-8")
    changes = (project / CHANGES).read_text("utf-8").partition("## Unreleased\n")[2]
    assert re.fullmatch(rf"\n## {NEXT} – \S+\n{re.escape(wanted)}", changes)
    assert git(project, "log", "-1", "--format=%s", f"v{NEXT}") == f"Version {NEXT}\n"
    assert git(project, "tag", "--list", "--format=%(contents:subject)") == f"Fogline {NEXT}\n"
    assert "### Added" in git(project, "tag", "--list", "--format=%(contents:body)")
    assert not git(project, "status", "--porcelain")


def test_a_release_with_a_failed_check_leaves_everything_as_it_was(project: Path) -> None:
    (project / "fails").touch()
    commit(project)
    before = state(project)
    assert release.main([NEXT], project) == 1
    assert state(project) == before


def test_archives_of_another_version_are_no_release(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["987.6.6"], project) == 1
    assert "left no fogline-987.6.6.tar.gz" in capsys.readouterr().err
    assert not git(project, "tag")


@pytest.mark.parametrize(
    ("version", "reason"), [("1.2", "isn't a version"), ("v1.2.3", "isn't a version"), ("0.0.9", "0.0.9 comes before")]
)
def test_a_version_must_be_one_and_a_step_forward(
    project: Path, capsys: pytest.CaptureFixture[str], version: str, reason: str
) -> None:
    assert release.main([version], project) == 1
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("where", ["tag", "changelog"])
def test_a_version_that_exists_is_refused(project: Path, capsys: pytest.CaptureFixture[str], where: str) -> None:
    if where == "tag":
        git(project, "tag", f"v{NEXT}")
    else:
        with (project / CHANGES).open("a", encoding="utf-8") as changes:
            changes.write(f"\n## {NEXT} – 2026-01-01\n")
    assert release.main([NEXT], project) == 1
    assert f"{NEXT} exists already" in capsys.readouterr().err


@pytest.mark.parametrize("change", ["new", "changed"])
def test_what_is_not_committed_is_refused(project: Path, capsys: pytest.CaptureFixture[str], change: str) -> None:
    (project / (change if change == "new" else "Makefile")).write_text("")
    assert release.main([NEXT], project) == 1
    assert "something isn't committed" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["# Changes\n", "# Changes\n\n## Unreleased\n\n## 0.1.0 – 2026-01-01\n- Old\n"])
def test_a_release_of_nothing_is_refused(project: Path, capsys: pytest.CaptureFixture[str], content: str) -> None:
    (project / CHANGES).write_text(content, "utf-8")
    commit(project)
    assert release.main([NEXT], project) == 1
    assert "has nothing under “## Unreleased”" in capsys.readouterr().err


@pytest.mark.skipif(not (release.ROOT / ".git").exists(), reason="a source archive is no repository")
def test_a_clone_of_the_project_could_be_released(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    subprocess.run(["git", "clone", "--quiet", str(release.ROOT), str(tmp_path / "clone")], check=True)
    assert release.main([NEXT, "--dry-run"], tmp_path / "clone") == 0
    assert f'+__version__ = "{NEXT}"' in capsys.readouterr().out
