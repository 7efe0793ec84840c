/** Sets the language of the unit tests, which expect English text. */
import { setLanguage } from './i18n.svelte';

await setLanguage('en');
