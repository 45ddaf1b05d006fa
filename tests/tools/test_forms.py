"""What tools and services read of the project agrees with what the project does."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"


def test_pre_commit_runs_exactly_what_make_lint_runs() -> None:
    """From the environment that make sets up, so that the versions are the same too."""
    command = ["make", "--dry-run", "--no-print-directory", f"PYTHON={sys.executable}", "lint"]
    printed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    made = [line for line in printed.splitlines() if line.startswith(".venv/bin/") and "/pip " not in line]
    hooks = re.findall(r"^ +entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"), re.MULTILINE)
    assert len(made) == 5
    assert hooks == made


def test_the_workflow_tries_and_builds_for_the_same_versions_of_python() -> None:
    workflow = WORKFLOW.read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (tried,) = re.findall(r"^ +python: \[(.+)\]$", workflow, re.MULTILINE)
    versions = re.findall(r'"(3\.\d+)"', tried)
    assert f">={versions[0]}" == project["project"]["requires-python"]
    built = project["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in versions]
    assert {f"Programming Language :: Python :: {version}" for version in versions} >= {
        line for line in project["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)
    }
    assert "- run: .ci/run\n" in workflow


def test_the_lock_file_names_no_place_to_download_from() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert lock.count('"integrity"') > 50
    assert '"resolved"' not in lock
