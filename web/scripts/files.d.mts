import type { Plugin } from 'vite';

export function startPage(source: string): Plugin;
export function listFiles(games: string[]): Plugin;
