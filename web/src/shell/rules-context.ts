import { getContext, setContext } from 'svelte';

/** How a rule chip opens the text of its rule. Set by whoever shows a game. */
export interface RulesContext {
  game: () => string;
  open: (rule: string) => void;
}

const KEY = Symbol('rules');
export const provideRules = (context: RulesContext): RulesContext => setContext(KEY, context);
export const useRules = (): RulesContext => getContext<RulesContext>(KEY);
