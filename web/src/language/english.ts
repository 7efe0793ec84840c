/** Sets the language of the unit tests, which expect English texts. */
import { setLanguage } from './i18n.svelte';

await setLanguage('en');
