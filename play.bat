@echo off
rem Starts Meadhall on Windows, and installs it first where that has not been done.
rem
rem     play              opens the hall
rem     play ARGS         the same as `meadhall ARGS`; `play --help` tells what there is
rem
rem Everything goes into .venv and build inside this folder, and nothing anywhere else.
setlocal
set "home=%~dp0"
set "python="
rem The environment's own, unless the Python behind it has gone: the folder may be on a stick.
"%home%.venv\Scripts\python.exe" -c "" >nul 2>nul && set python="%home%.venv\Scripts\python.exe"
if defined python goto found
for %%p in ("py -3" python3 python) do (
    %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && set "python=%%~p" && goto found
)
echo meadhall: Python 3.11 or newer is needed, and none was found. It can be had from the Microsoft Store. 1>&2
exit /b 1
:found
set "what=play"
for %%w in (-h --help help man completion) do if "%~1"=="%%w" set "what=look"
%python% -X utf8 -I "%home%tools\environment.py" %what% || exit /b 1
"%home%.venv\Scripts\python.exe" -P -m meadhall %*
