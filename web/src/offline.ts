/** What the service worker opens at an address that it cannot fetch: the word that there is no line. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import bg from 'catalogue:bg/offline';
import en from 'catalogue:en/offline';
import et from 'catalogue:et/offline';
import id from 'catalogue:id/offline';
import th from 'catalogue:th/offline';
import zhHant from 'catalogue:zh-Hant/offline';
import { mount } from 'svelte';
import './base.css';
import Offline from './components/shell/Offline.svelte';
import { preferredLanguage } from './lib/i18n.svelte';
import { wearLetters } from './lib/letters.svelte';
import { preferences } from './lib/preferences.svelte';
import { returnWhenAnswered } from './lib/returning';

/** All languages in one piece: there is no line to fetch another one over. */
const TEXTS: Record<string, string> = { en, th, 'zh-Hant': zhHant, id, bg, et };

preferences.dress();
const language = preferences.get('language') || preferredLanguage(navigator.languages);
document.documentElement.lang = language;
const bundle = new FluentBundle(language);
bundle.addResource(new FluentResource(TEXTS[language] ?? en));
const say = (message: string): string => bundle.formatPattern(bundle.getMessage(message)!.value!);

// Letters that are not the usual ones are worn if the browser still has them.
await wearLetters();
mount(Offline, { target: document.getElementById('app')!, props: { say } });
returnWhenAnswered();
