import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.MUSETTE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
