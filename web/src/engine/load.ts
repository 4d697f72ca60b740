import type { EngineKind, RulesEngine, ThinkingEngine } from './client';

/** What engine.json says: the names of the engine's files beside it, which change with their content. */
export interface EngineFiles {
  wasm: string;
  runtime: string;
  script: string;
  bytes: Record<string, number>;
}

/** A module with one struct type: valid where WebAssembly has objects that are collected. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** The faster kind of engine that this browser can run. */
export const bestKind = (): EngineKind =>
  typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT) && 'compileStreaming' in WebAssembly ? 'wasm' : 'script';

const folderIn = (base: string) => new URL('engine/', base);
const filesIn = async (folder: URL) => (await (await fetch(new URL('engine.json', folder))).json()) as EngineFiles;

/** Loads the engine; `base` is the folder of the client's files. */
export async function loadEngine(base: string, kind: EngineKind): Promise<RulesEngine & ThinkingEngine> {
  const folder = folderIn(base);
  const files = await filesIn(folder);
  const runtime = await import(/* @vite-ignore */ new URL(files.runtime, folder).href);
  return runtime.open(new URL(files[kind], folder).href, kind);
}

/** The addresses of the engine's files, which this browser will want. */
export async function engineFiles(base: string): Promise<URL[]> {
  const folder = folderIn(base);
  const files = await filesIn(folder);
  return [files.runtime, files[bestKind()]].map((name) => new URL(name, folder));
}

/** Fetches files, so that they are in the browser's cache when somebody wants to play; nobody waits for them. */
export function fetchAhead(files: readonly URL[]): void {
  for (const file of files)
    fetch(file, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
}
