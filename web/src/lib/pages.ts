import type { Component } from 'svelte';
import Home from '../pages/Home.svelte';
import type { Route } from './router.svelte';

/** The pages, each fetched when it is first needed; the first one is there at once. */
export const PAGES: Record<Route['page'], () => Promise<{ default: Component<any> }>> = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import('../pages/NewTable.svelte'),
  create: () => import('../create/CreatePage.svelte'),
  gallery: () => import('../gallery/GalleryPage.svelte'),
  table: () => import('../pages/TablePage.svelte'),
  replay: () => import('../pages/ReplayPage.svelte'),
  rules: () => import('../pages/RulesPage.svelte'),
  rulings: () => import('../pages/RulingsPage.svelte'),
  learn: () => import('../pages/LearnPage.svelte'),
  course: () => import('../pages/CoursePage.svelte'),
  lesson: () => import('../pages/LessonPage.svelte'),
  player: () => import('../pages/PlayerPage.svelte'),
  leaders: () => import('../pages/LeadersPage.svelte'),
  compete: () => import('../pages/CompetePage.svelte'),
  newcompetition: () => import('../pages/NewCompetition.svelte'),
  competition: () => import('../pages/CompetitionPage.svelte'),
  puzzles: () => import('../pages/PuzzlesPage.svelte'),
  puzzle: () => import('../pages/PuzzlePage.svelte'),
  mistakes: () => import('../pages/MistakesPage.svelte'),
  about: () => import('../pages/AboutPage.svelte'),
  account: () => import('../pages/AccountPage.svelte'),
  admin: () => import('../pages/AdminPage.svelte'),
  unsubscribe: () => import('../pages/UnsubscribePage.svelte'),
  device: () => import('../pages/DevicePage.svelte'),
  bench: () => import('../pages/BenchPage.svelte'),
  lost: () => import('../pages/NotFoundPage.svelte'),
};
