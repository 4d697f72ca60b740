// Lets a test import TypeScript, which Node cannot read: Vite's own bundler can.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { build } from 'vite';

/** The modules of these files of src, which are named without their ending, in the same order. */
export async function sources(...paths) {
  const folder = mkdtempSync(join(tmpdir(), 'musette-web-'));
  after(() => rmSync(folder, { recursive: true }));
  const files = paths.map((path) => new URL(`../src/${path}.ts`, import.meta.url).pathname);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: { input: Object.fromEntries(files.map((file, i) => [i, file])), output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  });
  return Promise.all(paths.map((_, i) => import(join(folder, `${i}.mjs`))));
}
