/** For the unit tests: they read English. */
import { speak } from './speech.svelte';

await speak('en');
