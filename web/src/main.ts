import './styles/fonts.css';
import './styles/tokens.css';
import './styles/components.css';
import './styles/teams.css';
import './styles/app.css';
import './styles/layout.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte';
import { ui } from './lib/ui.svelte';

document.documentElement.dataset.theme = prefs.theme;
await ui.load(prefs.language);
mount(App, { target: document.getElementById('app')! });
