// Writes name.br beside every file of a folder that gets smaller by it: node scripts/brotli.mjs FOLDER. Servers send them to browsers that
// take brotli; nothing else needs them.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXTS = /\.(html|js|css|json|webmanifest|svg|txt|md|wasm)$/;
/** Below this, one packet carries it anyway. */
const LEAST = 1_000;

function compressed(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

function visit(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) visit(path);
    else if (TEXTS.test(name) && statSync(path).size >= LEAST) writeFileSync(`${path}.br`, compressed(readFileSync(path)));
  }
}

visit(process.argv[2]);
