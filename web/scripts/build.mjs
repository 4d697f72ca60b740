// Called by Maven: installs the packages and builds the client into target/classes/web, unless nothing changed since the last
// build. What counts is in INPUTS; a hash of it is kept beside the result.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const INPUTS = [
  'src',
  'public',
  'scripts',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'svelte.config.js',
  'tsconfig.json',
  'eslint.config.js',
  '.prettierrc.json',
  '../docs/rules',
  '../games/src/main/resources/musette/words',
  '../games/src/main/resources/musette/games',
  '../wire/src/main/resources/musette/words',
];
const stamp = join(web, 'target', 'client.sha256');
const packages = join(web, 'node_modules', '.musette');

function addTo(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
  else hash.update(path.slice(web.length)).update('\0').update(readFileSync(path));
}

function sha(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, join(web, path));
  return hash.digest('hex');
}

const same = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

function npm(...args) {
  const run = spawnSync('npm', args, { cwd: web, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.error) {
    console.error(`npm could not be started: ${run.error.message}. Musette needs Node 20 or newer with npm.`);
    process.exit(1);
  }
  if (run.status !== 0) process.exit(run.status ?? 1);
}

const wanted = sha(['package.json', 'package-lock.json']);
if (!same(packages, wanted)) {
  npm('install', '--no-audit', '--no-fund', '--no-save'); // not `ci`: it wants the packages of every platform
  writeFileSync(packages, wanted);
}
npm('run', '--silent', 'content');
const inputs = sha(INPUTS);
const unchecked = process.argv.includes('--skip-checks=true');
const built = existsSync(join(web, 'target/classes/web/index.html'));
if (built && (same(stamp, inputs + ' checked') || (unchecked && same(stamp, inputs)))) {
  console.log('client: nothing changed');
} else {
  if (!unchecked) for (const check of ['lint', 'check', 'test']) npm('run', '--silent', check);
  npm('run', '--silent', 'bundle');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, unchecked ? inputs : inputs + ' checked');
}
