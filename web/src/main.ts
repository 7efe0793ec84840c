import './theme.css';
import './app.css';
import './forced-colours.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { addSheets } from './cards/sheet';
import './settings/preferences.svelte';
import { applyLanguage, chosenLanguage } from './language/choice';
import { handOverWhenIdle } from './local/prepare';
import { registerWorker } from './worker/register';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app to mount the table in');
addSheets();
await applyLanguage(chosenLanguage());
mount(App, { target });
if (new URLSearchParams(location.search).has('embed')) (await import('./embed/look')).applyLook();
registerWorker();
handOverWhenIdle();
