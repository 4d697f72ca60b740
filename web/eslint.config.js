import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'target', 'src/generated'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-len': [
        'error',
        { code: 140, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignorePattern: ' d="|\\{t\\(|\\{words\\.' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'off', // The shell holds components and games without the types of their props.
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the formatter would drop.
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check decides about these.
      'svelte/prefer-svelte-reactivity': 'off', // Maps and sets that live inside one function need no signals.
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
