// Answers calls of the page in their order: [name, ...arguments].
import { open } from './musette-engine-loader.js';

const at = (name) => new URL(name, import.meta.url).href;
const wasm = () => open(at('musette-engine.wasm'), 'wasm');
const script = () => open(at('musette-engine.js'), 'script');
const kind = new URLSearchParams(location.search).get('kind');
const engine = kind === 'js' ? script() : kind === 'wasm' ? wasm() : wasm().catch(script);

onmessage = async ({ data: [name, ...args] }) => {
  try {
    postMessage((await engine)[name](...args));
  } catch (error) {
    postMessage(`failed ${error} ${error.stack}`);
  }
};
