// Called by the compiler's program (CompileEngine): makes a WebAssembly file smaller with Binaryen's wasm-opt, in place. The functions
// that the page calls are handed to it as references, which wasm-opt does not count as calls; so they are exported first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXPORTS = 7;
const IMPORTS = 2;
const [FUNCTION, MEMORY, GLOBAL, TAG] = [0, 2, 3, 4];
const [REF_NULL, REF] = [0x63, 0x64];
const [REF_FUNC, I32_CONST, CALL] = [0xd2, 0x41, 0x10];
/** Only what the compiler uses: everything else could make the file unreadable for a browser. */
const FEATURES = ['gc', 'reference-types', 'bulk-memory', 'exception-handling', 'nontrapping-float-to-int', 'sign-ext', 'multivalue'];
/** Every round finds more: after the types are known better, after classes that nothing tells apart have become one, and so on. */
const PASSES = [
  ...['-Oz', '--gufa', '-Oz', '--type-merging', '--minimize-rec-groups', '-Oz'],
  ...['--type-unfinalizing', '--type-merging', '--type-finalizing', '-Oz', '--merge-similar-functions', '-Oz'],
  // What is small and called often is inlined at the very end; 20, the default, would make the file 10 KB larger and no faster.
  ...['--flexible-inline-max-function-size=10', '-O3', '--reorder-globals', '--reorder-types'],
];
/** A trap would end the engine anyway, so checks whose result nobody uses need not be kept for it. */
const ASSUMED = ['--closed-world', '--traps-never-happen'];

const here = dirname(fileURLToPath(import.meta.url));
const file = process.argv[2];

function run(command, args) {
  const done = spawnSync(command, args, { cwd: here, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (done.error || done.status !== 0) {
    console.error(`${command} ${args[0]} failed: ${done.error?.message ?? done.status}. Musette needs Node 20 or newer with npm.`);
    process.exit(1);
  }
}

/** An unsigned number as WebAssembly writes it, and where the next one begins. */
function read(bytes, from) {
  let [value, at, shift, byte] = [0, from, 0, 0];
  do {
    byte = bytes[at++];
    value |= (byte & 127) << shift;
    shift += 7;
  } while (byte & 128);
  return [value >>> 0, at];
}

function written(value) {
  const bytes = [];
  for (let left = value; bytes.push(left > 127 ? (left & 127) | 128 : left) && left > 127; left >>>= 7);
  return Buffer.from(bytes);
}

function sections(bytes) {
  const found = [];
  for (let at = 8; at < bytes.length; ) {
    const [size, start] = read(bytes, at + 1);
    found.push({ id: bytes[at], whole: bytes.subarray(at, start + size), body: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return found;
}

/** Where the description of an import ends. */
function afterImport(body, at, kind) {
  if (kind === MEMORY) {
    const most = body[at] & 1;
    const end = read(body, at + 1)[1];
    return most ? read(body, end)[1] : end;
  }
  if (kind === GLOBAL) return (body[at] === REF || body[at] === REF_NULL ? read(body, at + 1)[1] : at + 1) + 1;
  return read(body, kind === TAG ? at + 1 : at)[1];
}

/** The number of the imported function with this name. */
function importOf(bytes, name) {
  const body = sections(bytes).find(({ id }) => id === IMPORTS).body;
  const text = body.toString('latin1');
  let [count, at] = read(body, 0);
  let functions = 0;
  for (; count > 0; count--) {
    const names = [];
    for (let i = 0; i < 2; i++) {
      const [length, start] = read(body, at);
      names.push(text.slice(start, start + length));
      at = start + length;
    }
    const kind = body[at++];
    if (kind === FUNCTION && names[1] === name) return functions;
    if (kind === FUNCTION) functions++;
    at = afterImport(body, at, kind);
  }
  throw new Error(`The engine does not import ${name}.`);
}

/** `defineFunction(function, number)`, as it is compiled. */
function calledByThePage(bytes) {
  const define = importOf(bytes, 'defineFunction');
  const found = new Set();
  for (let at = bytes.indexOf(REF_FUNC); at >= 0; at = bytes.indexOf(REF_FUNC, at + 1)) {
    const [number, second] = read(bytes, at + 1);
    if (bytes[second] !== I32_CONST) continue;
    const third = read(bytes, second + 1)[1];
    if (bytes[third] === CALL && read(bytes, third + 1)[0] === define) found.add(number);
  }
  if (found.size === 0) throw new Error('The engine has no functions for the page.');
  return [...found];
}

function withExports(bytes) {
  const functions = calledByThePage(bytes);
  const added = functions.map((number) => {
    const name = Buffer.from(`f${number}`);
    return Buffer.concat([written(name.length), name, Buffer.of(0), written(number)]);
  });
  const parts = sections(bytes).map(({ id, whole, body }) => {
    if (id !== EXPORTS) return whole;
    const [count, start] = read(body, 0);
    const all = Buffer.concat([written(count + functions.length), body.subarray(start), ...added]);
    return Buffer.concat([Buffer.of(EXPORTS), written(all.length), all]);
  });
  return Buffer.concat([bytes.subarray(0, 8), ...parts]);
}

const tool = join(here, 'node_modules', 'binaryen', 'bin', 'wasm-opt');
const { version } = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')).packages['node_modules/binaryen'];
const installed = join(here, 'node_modules', 'binaryen', 'package.json');
if (!existsSync(installed) || JSON.parse(readFileSync(installed, 'utf8')).version !== version) {
  run('npm', ['install', '--no-audit', '--no-fund', '--no-save']);
}
writeFileSync(file, withExports(readFileSync(file)));
run(process.execPath, [tool, ...FEATURES.map((name) => `--enable-${name}`), ...ASSUMED, ...PASSES, file, '-o', file]);
