/** The set-up of the unit tests, which expect English texts. */
import { speak } from './speech.svelte';

await speak('en');
