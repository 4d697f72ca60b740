import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/teams.css';
import './styles/app.css';
import './styles/layout.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './lib/me.svelte';
import { PAGES } from './lib/pages';
import { prefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';
import { ui } from './lib/ui.svelte';

document.documentElement.dataset.theme = prefs.theme;
// The page, the words and who we are come at the same time: on a slow line each question costs more than its answer.
PAGES[router.route.page]().catch(() => undefined);
void me.load();
await ui.load(prefs.language);
mount(App, { target: document.getElementById('app')! });
