#requires -Version 7.2
# Unpacks a download on Windows and plays with it, as somebody who has no Java. Usage: dist/try.ps1 FILE.zip
param([Parameter(Mandatory)] [string] $Zip)
$ErrorActionPreference = 'Stop'
$work = Join-Path ([IO.Path]::GetTempPath()) "musette try $PID" # with spaces, as in "Program Files"
$address = 'http://localhost:18080'
Expand-Archive -Path $Zip -DestinationPath $work
$launcher = (Get-Item "$work\musette-*\musette.cmd").FullName

# Nothing of this machine but Windows: no Java, no JAVA_HOME.
$env:PATH = "$env:SystemRoot\System32;$env:SystemRoot"
Remove-Item Env:JAVA_HOME -ErrorAction Ignore

function Invoke-Musette {
  & $launcher @args
  if ($LASTEXITCODE -ne 0) { throw "musette $args ended with $LASTEXITCODE" }
}

Invoke-Musette --version
Invoke-Musette play tour-de-france --seats 'random,random' --save "$work\match.record" | Out-Null
Invoke-Musette replay --verify "$work\match.record"
& $launcher replay "$work\no such file" 2>$null
if ($LASTEXITCODE -ne 2) { throw "a file that is missing ended with $LASTEXITCODE" }

$serve = 'serve', '--port', '18080', '--no-limits', '--data', "`"$work\data`""
$server = Start-Process $launcher $serve -PassThru -RedirectStandardOutput "$work\serve.log"
try {
  for ($i = 0; $i -lt 120; $i++) {
    try { $health = Invoke-RestMethod "$address/healthz"; break } catch { Start-Sleep -Milliseconds 500 }
  }
  if ($health.status -ne 'ok') { throw "the server is not ready: $(Get-Content "$work\serve.log")" }
  Invoke-Musette load --url $address --game tour-de-france --tables 2 --seats 2 --rate 100 --seconds 8
  Invoke-Musette backup "$work\now.backup" --data "$work\data"
} finally {
  taskkill /T /F /PID $server.Id | Out-Null
}
Invoke-Musette restore "$work\now.backup" --data "$work\elsewhere"
Invoke-Musette doctor --data "$work\elsewhere" --sample 10
