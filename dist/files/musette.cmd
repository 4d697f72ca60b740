@echo off
rem Starts Musette, with its own Java if that is beside this file.
setlocal
set "here=%~dp0"
set "java=%here%runtime\bin\java.exe"
if exist "%java%" goto start
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
set "version=0"
for /f "tokens=3" %%v in ('call "%java%" -version 2^>^&1 ^| findstr /c:" version "') do set "version=%%~v"
for /f "delims=.-+" %%v in ("%version%") do set "version=%%v"
if %version% geq 25 goto start
echo musette: Java 25 or later is needed: install it, or take the download that brings its own.>&2
exit /b 2
:start
if not exist "%here%musette.aot" goto plain
"%java%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED "-Dorg.sqlite.lib.path=%here%native" "-XX:AOTCache=%here%musette.aot" -Xlog:disable -jar "%here%app\musette.jar" %*
exit /b %errorlevel%
:plain
"%java%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED "-Dorg.sqlite.lib.path=%here%native" -jar "%here%app\musette.jar" %*
exit /b %errorlevel%
