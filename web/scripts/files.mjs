// The list of the client's files with their hashes (files.json), by which the service worker keeps one version whole, and the page of a
// site without a server (site.html).
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page itself may be changed for its place; the others are never kept. */
const LEFT_OUT = new Set(['files.json', 'sw.js', 'index.html', 'site.html']);
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline';" +
  " img-src 'self' data: blob:;" +
  " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/** The game whose words, rules, courses, lessons or board a module is; '' for what all games share. */
export function gameOf(module, games) {
  const found = /src\/games\/([^/]+)\/|generated\/(?:words|rules|courses|lessons)\/([a-z0-9-]+?)(?:_(?:en|fr))?\.json/.exec(module);
  const id = found?.[1] ?? found?.[2] ?? '';
  return games.includes(id) ? id : '';
}

/** By file: the one game that it belongs to. What two games use belongs to all. */
export function gamesOf(bundle, games) {
  const owners = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const of = new Set(chunk.moduleIds.filter((id) => !id.startsWith('\0')).map((id) => gameOf(id, games)));
    const game = of.size === 1 ? [...of][0] : '';
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) {
      owners[file] = file in owners && owners[file] !== game ? '' : game;
    }
  }
  return owners;
}

function filesIn(folder, prefix = '') {
  return readdirSync(join(folder, prefix))
    .sort()
    .flatMap((name) => (statSync(join(folder, prefix, name)).isDirectory() ? filesIn(folder, `${prefix}${name}/`) : [`${prefix}${name}`]));
}

/** The page as it is for a folder of plain files: relative addresses, no server, its policy in the page itself. */
export function sitePage(index) {
  return index
    .replaceAll(/(href|src)="\/(?!\/)/g, '$1="./')
    .replace(
      '<meta name="musette" content="server" />',
      `<meta name="musette" content="site" />\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
    );
}

/** The page asks for the code of every page itself; its own script, which asks for the words, does not wait for it. */
export function startPage(source) {
  const script = (src) => ({ tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' });
  return {
    name: 'musette-start',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [script(`/${source}`)];
        const start = Object.values(bundle).find((chunk) => chunk.moduleIds?.some((id) => id.endsWith(source)));
        const styles = [...start.viteMetadata.importedCss].map((name) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        }));
        return [script(`/${start.fileName}`), ...styles];
      },
    },
  };
}

export function listFiles(games) {
  let owners = {};
  let folder = '';
  return {
    name: 'musette-files',
    apply: 'build',
    writeBundle(options, bundle) {
      folder = options.dir;
      owners = { ...owners, ...gamesOf(bundle, games) };
    },
    closeBundle() {
      if (!folder) return;
      const index = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'site.html'), sitePage(index));
      const files = filesIn(folder)
        .filter((path) => !LEFT_OUT.has(path))
        .map((path) => {
          const content = readFileSync(join(folder, path));
          return { path, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length, game: owners[path] ?? '' };
        });
      const entry = /<script[^>]* src="\/([^"]+)"/.exec(index)[1];
      writeFileSync(join(folder, 'files.json'), JSON.stringify({ entry, files }));
    },
  };
}
