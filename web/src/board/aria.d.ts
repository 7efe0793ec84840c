/** An attribute of WAI-ARIA 1.3 that Svelte's types don't have yet. */
import 'svelte/elements';

declare module 'svelte/elements' {
  interface AriaAttributes {
    /** What screen readers say after the name, without an element on the page that has it. */
    'aria-description'?: string | undefined | null;
  }
}
