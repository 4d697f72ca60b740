import type { Plugin } from 'vite';

export function listFiles(games: string[]): Plugin;
