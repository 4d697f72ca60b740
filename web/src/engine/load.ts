import type { EngineKind, RulesEngine, ThinkingEngine } from './seam';

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

/** Loads the engine; `base` is the folder of the client's files. */
export async function loadEngine(base: string, kind: EngineKind): Promise<RulesEngine & ThinkingEngine> {
  const folder = new URL('engine/', base);
  const files = (await (await fetch(new URL('engine.json', folder))).json()) as EngineFiles;
  const runtime = await import(/* @vite-ignore */ new URL(files.runtime, folder).href);
  return runtime.open(new URL(files[kind], folder).href, kind);
}

/** Fetches the files of the engine, so that they are in the browser's cache when somebody wants to play. */
export async function fetchAhead(base: string): Promise<void> {
  const folder = new URL('engine/', base);
  try {
    const files = (await (await fetch(new URL('engine.json', folder))).json()) as EngineFiles;
    for (const name of [files.runtime, files[bestKind()]]) await (await fetch(new URL(name, folder), { priority: 'low' })).arrayBuffer();
  } catch {
    // Whoever plays fetches them then.
  }
}
