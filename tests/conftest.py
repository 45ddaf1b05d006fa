"""What all tests share: how thoroughly Hypothesis looks."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# An interpreted game takes a while, so no deadline for one example; the same examples each time, so that a failure in
# CI is the failure on the desk.
settings.register_profile("fogline", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fogline")
