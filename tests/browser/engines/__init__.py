"""The core of the browser tests in Firefox and in WebKitGTK, the engine of Safari.

Both browsers are packages of Debian: firefox-esr, webkit2gtk-driver and xvfb. .ci/run installs them. Elsewhere, tests can be skipped.
"""
