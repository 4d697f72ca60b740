import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.MUSETTE_SERVER ?? 'http://localhost:8080';

/**
 * What every page needs comes in one file instead of one for each module: on a phone the number of requests costs more than
 * their bytes. Pages, boards and words stay files of their own.
 */
const EVERY_PAGE =
  /node_modules\/(svelte|esm-env|clsx|intl-messageformat|@formatjs|tslib)\/|src\/(App|main)|src\/lib\/|src\/art\/(Defs|Icon|Jersey|Poster|posters|teams|wearing)|src\/games\/registry|src\/shell\/(Masthead|Who|name)|src\/table\/socket\.ts|(Home|TableList)\.svelte\?.*type=style/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: EVERY_PAGE }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
