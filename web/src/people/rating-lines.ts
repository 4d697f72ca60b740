/** How the lines of the ratings are told apart: by colour and by dash. */
export const LINES = [
  { stroke: 'var(--brick)', dash: '' },
  { stroke: 'var(--ochre-text)', dash: '9 4 2 4' },
  { stroke: 'var(--petrol)', dash: '8 5' },
  { stroke: 'var(--ink)', dash: '3 4' },
  { stroke: 'var(--forest)', dash: '5 3' },
];
export const lineAt = (i: number) => LINES[i % LINES.length]!;
