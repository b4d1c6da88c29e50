import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { at } from './lib/base';
import { keepFocus } from './lib/focus';
import { preferredLanguage, speak } from './lib/i18n.svelte';
import { watchLetters, wearLetters } from './lib/letters.svelte';
import { preferences } from './lib/preferences.svelte';
import { router } from './lib/router.svelte';
import { wakeSounds } from './lib/sounds';

preferences.dress();
watchLetters();
wakeSounds();
keepFocus();
const wanted = preferences.get('language') || preferredLanguage(navigator.languages);
// Page, words and letters are fetched side by side; nothing is shown before all are there.
await Promise.all([speak(wanted), router.start(), wearLetters()]);
mount(App, { target: document.getElementById('app')! });
// When all is drawn and nobody waits for anything: what the worker keeps is for another day. Not when
// the browser calls itself idle, which it may never do.
if (import.meta.env.PROD) setTimeout(installWorker, 2_000);

/** Some browsers have none, or none in a private window: the page does without. */
function installWorker(): void {
  navigator.serviceWorker?.register(at('/worker.js')).catch(() => undefined);
}
