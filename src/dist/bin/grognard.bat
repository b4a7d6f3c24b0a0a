@echo off
rem Starts grognard on Windows. Needs Java 17 or later, unless a runtime came along.
rem   JAVA_HOME                       the Java to use; without it, the java on the PATH
rem   JAVA_OPTS, GROGNARD_JAVA_OPTS   more options for the JVM
setlocal EnableExtensions DisableDelayedExpansion

rem No blocks in brackets: a folder such as C:\Program Files (x86) would close them.
set "GROGNARD_JAVA=java.exe"
if defined JAVA_HOME set "GROGNARD_JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%~dp0..\runtime\bin\java.exe" set "GROGNARD_JAVA=%~dp0..\runtime\bin\java.exe"

rem What each of these is for is written in lib\launch.sh.
set "GROGNARD_FLAGS=-XX:TieredStopAtLevel=1"
if "%~1"=="" set "GROGNARD_FLAGS="
if "%~1"=="batch" goto long
if "%~1"=="journal" goto long
goto start
:long
set "GROGNARD_FLAGS=-XX:+IgnoreUnrecognizedVMOptions -XX:InlineSmallCode=700 -XX:FreqInlineSize=80 -XX:MaxInlineLevel=6 -Xmx512m -Xmn64m"
:start
"%GROGNARD_JAVA%" -XX:-UsePerfData -Xlog:disable %GROGNARD_FLAGS% %JAVA_OPTS% %GROGNARD_JAVA_OPTS% -jar "%~dp0..\lib\grognard.jar" %*
exit /b %ERRORLEVEL%
