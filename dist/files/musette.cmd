@echo off
rem Starts Musette, with its own Java if that is beside this file.
setlocal
set "here=%~dp0"
set "java=%here%runtime\bin\java.exe"
if exist "%java%" goto start
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
:start
if not exist "%here%musette.aot" goto plain
"%java%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED "-XX:AOTCache=%here%musette.aot" -Xlog:disable -jar "%here%app\musette.jar" %*
exit /b %errorlevel%
:plain
"%java%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -jar "%here%app\musette.jar" %*
exit /b %errorlevel%
