import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { listFiles, startPage } from './scripts/files.mjs';

const server = process.env.MUSETTE_SERVER ?? 'http://localhost:8080';

/**
 * What every page needs comes in one file instead of one for each module: on a phone the number of requests costs more than
 * their bytes. Pages, boards and words stay files of their own.
 */
const EVERY_PAGE =
  /node_modules\/(svelte|esm-env|clsx|intl-messageformat|@formatjs|tslib)\/|src\/(App|start)|src\/engine\/|src\/offline\/updates|src\/lib\/(?!language|texts|analysis|attention|hints|picture|rounds|sounds)|src\/art\/(Defs|Icon|Jersey|Poster|posters|teams|wearing)|src\/games\/registry|src\/people\/(TimeLeft|waiting)|src\/shell\/(Masthead|NoServer|PageNotices|Sections|Who|name)|src\/compete\/(TourPanel|GameSign|model)|src\/puzzles\/(PuzzlePanel|day|progress|rating|shape)|src\/table\/socket\.ts|src\/(pages|shell|people)\/(Home|Doors|GamePoster|TableList|CompanyPanel)\.svelte/;

/** What every table needs, for the same reason. The home page needs none of it. */
const EVERY_TABLE =
  /src\/pages\/TablePage|src\/games\/contract|src\/(result|table)\/|src\/lib\/(analysis|attention|hints|picture|rounds|sounds)|src\/shell\/(?!Masthead|NoServer|PageNotices|Sections|Who|name|TableList)|src\/setup\/jerseys|src\/art\/(press|following|painted|Rider|Landscape|Village|Mountain|Tree|Die|scatter)/;

/** The games, in the order of their posters. */
const GAMES = ['flamme-rouge', 'leader-1', 'flaming-pyramids', 'pace-wheel', 'tour-de-france'];

export default defineConfig({
  plugins: [svelte(), startPage('src/start.ts'), listFiles(GAMES)],
  // Files find each other wherever the folder lies; only the page has to say where it is, since its own address varies.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  worker: { format: 'es' },
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'src/start.ts'],
      output: {
        codeSplitting: {
          groups: [
            // The page asks for its words at once; see main.ts.
            { name: 'words', test: /src\/(main|lib\/language|lib\/texts)|vite\/preload-helper/, priority: 3 },
            { name: 'base', test: EVERY_PAGE, priority: 2 },
            { name: 'table', test: EVERY_TABLE, priority: 1 },
            // A board in one file, for the same reason; nothing of another game.
            ...GAMES.map((game) => ({
              name: game,
              test: new RegExp(`src/games/${game}/`),
              priority: 0,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
