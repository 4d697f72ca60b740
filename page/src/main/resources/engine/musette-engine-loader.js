// Opens the engine: as WebAssembly where the browser has garbage-collected objects in it, otherwise as JavaScript. It does what TeaVM's own
// loader does for the few imports of this engine, but never makes code from text, so that a page may forbid that (script-src 'self'
// 'wasm-unsafe-eval'). An import that is missing here fails at once, with its name.

/** The functions of the engine in a file: `kind` is 'wasm' or 'script'. */
export async function open(address, kind) {
  return withPage(
    kind === "script" ? await import(address) : await openWasm(address),
  );
}

const hex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

const random = () => crypto.getRandomValues(new Int32Array(1))[0];

/** The engine never calls the page: what its tables have to say is taken after every call, and given to the page. */
function withPage(engine) {
  let page;
  const taken = (answer) => {
    for (let said = engine.next(); said !== ""; said = engine.next()) {
      const line = said.indexOf("\n");
      const [kind, ...about] = said.slice(0, line).split(" ");
      if (kind === "think") page.think(about[0], about[1], Number(about[2]));
      else page[kind](...about, said.slice(line + 1));
    }
    return answer;
  };
  return {
    ...engine,
    start(calls, you) {
      page = calls;
      engine.start(you);
    },
    open: (table, changes) => taken(engine.open(table, changes)),
    request: (method, path, body) =>
      taken(engine.request(method, path, body, hex(40))),
    receive: (text) => taken(engine.receive(text)),
    botMove: (table, seat, seq, action) =>
      taken(engine.botMove(table, seat, seq, action)),
    choose: (table, seat, milliseconds) =>
      engine.choose(table, seat, milliseconds, random()),
    hint: (table, seat, milliseconds) =>
      engine.hint(table, seat, milliseconds, random()),
    review: (record, seat, progress) =>
      engine.review(record, seat, {
        done: (hundredths) => progress(hundredths, 100),
      }),
    task: (record, ply, milliseconds) =>
      engine.task(record, ply, milliseconds, random()),
    analyse: (record, depth, progress) =>
      engine.analyse(record, depth, {
        done: (hundredths) => progress(hundredths, 100),
      }),
    forecast: (game, options, races, seed, told) =>
      engine.forecast(game, options, races, seed, { know: told }),
  };
}

async function openWasm(address) {
  const file = fetch(address);
  const module = await WebAssembly.compileStreaming(file, {
    builtins: ["js-string"],
  });
  const engine = {};
  // The browser leaves out the imports that it provides itself.
  const builtIn = !WebAssembly.Module.imports(module).some(
    (wanted) => wanted.module === "wasm:js-string",
  );
  const instance = await WebAssembly.instantiate(
    module,
    imports(engine, builtIn),
  );
  engine.exports = instance.exports;
  const functions = {};
  for (const [name, value] of Object.entries(instance.exports)) {
    if (value instanceof WebAssembly.Global) functions[name] = value.value;
  }
  return functions;
}

function imports(engine, builtIn) {
  return {
    env: { memory: new WebAssembly.Memory({ initial: 64, maximum: 32768 }) },
    teavmMemory: {
      notifyHeapResized() {},
      heapOffset: new WebAssembly.Global({ value: "i32" }, 0),
      maxSize: new WebAssembly.Global({ value: "i32" }, 0x7fffffff),
    },
    teavmMath: Math,
    teavmDate: { currentTimeMillis: Date.now },
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException: (exception) => void asError(engine, exception),
    },
    "wasm:js-string": {
      fromCharCode: String.fromCharCode,
      fromCharCodeArray: unsupported,
      intoCharCodeArray: unsupported,
      concat: (first, second) => first + second,
      charCodeAt: (text, index) => text.charCodeAt(index),
      length: (text) => text.length,
      substring: (text, start, end) => text.substring(start, end),
    },
    teavmJso: objects(engine, builtIn),
  };
}

function objects(engine, builtIn) {
  const same = (value) => value;
  const outward =
    (method) =>
    (...args) => {
      try {
        return method(...args);
      } catch (error) {
        throw asThrown(engine, error);
      }
    };
  return {
    stringBuiltinsSupported: () => builtIn,
    isUndefined: (value) => value === undefined,
    wrapInt: same,
    unwrapInt: same,
    unwrapDouble: same,
    createClass: () => class {},
    defineFunction: outward,
    defineStaticMethod(type, name, method) {
      type[name] = outward(method);
    },
    getProperty: (object, name) => object[name],
    global: (name) => globalThis[name],
    createFunction1: (name, body) =>
      body === `return ${name};` ? same : unsupported(body),
    callFunction1: (method, value) => method(value),
    callMethod0: (object, name) => object[name](),
    callMethod1: (object, name, value) => object[name](value),
    instanceOf: (value, type) => value instanceof type,
    javaObjectToJS: same,
    unwrapJavaObject: same,
    wrapObject: same,
  };
}

function unsupported(what) {
  throw new Error(`The engine asks for what its loader does not have: ${what}`);
}

/** What a page gets to see of an exception that nobody caught in the engine. */
function asThrown(engine, error) {
  const tag = engine.exports["teavm.javaException"];
  return error instanceof WebAssembly.Exception && error.is(tag)
    ? asError(engine, error.getArg(tag, 0))
    : error;
}

function asError(engine, exception) {
  const error = new Error();
  Object.defineProperty(error, "message", {
    get: () =>
      engine.exports["teavm.stringToJs"](
        engine.exports["teavm.exceptionMessage"](exception),
      ),
  });
  return error;
}
