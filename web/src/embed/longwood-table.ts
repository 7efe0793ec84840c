/**
 * The element <longwood-table>, for pages of others: a table to play, or the replay of a game. It is built as one classic script, because
 * browsers load modules of other hosts only if those send CORS headers, and a plain web server doesn't.
 *
 * The table is in a frame, so that neither page can disturb the other. docs/embedding.md describes the attributes.
 */

const NAME = 'longwood-table';

/** The address of this script. In a module, `document.currentScript` is null. */
const source =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  document.querySelector<HTMLScriptElement>(`script[src*="${NAME}.js"]`)?.src;

/** The folder of the site that this script is part of. */
const SITE = new URL('.', source || location.href);

/** The custom properties that the page of the table uses. */
const COLOURS = ['felt', 'accent'] as const;

const MENU = '/';

/** Whether the page around the element is completely read. */
const isRead = (): boolean => document.readyState !== 'loading';

const STYLE = `
  :host { display: block; block-size: 36rem; max-block-size: 100vh; }
  :host([hidden]) { display: none; }
  iframe { inline-size: 100%; block-size: 100%; border: 0; border-radius: inherit; }
`;

class LongwoodTable extends HTMLElement {
  static readonly observedAttributes = ['game', 'deal', 'option', 'round', 'replay', 'lang', 'theme', 'label'];
  readonly #frame = document.createElement('iframe');
  /** The address that was shown last. */
  #shown = '';
  #isLoaded = false;
  /** A record in the element may be read or added later than the element itself. */
  readonly #observer = new MutationObserver(() => this.#show());

  constructor() {
    super();
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [style];
    this.#frame.loading = 'lazy';
    this.#frame.allow = 'clipboard-write; fullscreen';
    this.#frame.setAttribute('part', 'frame');
    // An empty frame is loaded, too.
    this.#frame.addEventListener('load', () => (this.#isLoaded = this.#shown !== ''));
    root.append(this.#frame);
  }

  connectedCallback(): void {
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.#shown = '';
    this.#isLoaded = false;
    this.#show();
    if (isRead()) return;
    document.addEventListener('DOMContentLoaded', () => this.#show(), { once: true });
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.#shown !== '') this.#show();
  }

  #show(): void {
    if (!this.isConnected) return;
    const route = this.#route();
    if (route === null) return;
    this.#frame.title = this.getAttribute('label') ?? `Longwood: ${this.getAttribute('game') ?? 'solitaire'}`;
    const url = this.#address(route);
    if (this.#shown === url) return;
    this.#shown = url;
    // Another `src` would be another entry in the history of the page around it.
    if (this.#isLoaded) this.#frame.contentWindow?.location.replace(url);
    else this.#frame.src = url;
  }

  /** Returns the address of the table: what is shown is in its fragment, and how it looks is in its query. */
  #address(route: string): string {
    const url = new URL('index.html', SITE);
    const look = getComputedStyle(this);
    url.searchParams.set('embed', '1');
    const language = this.closest<HTMLElement>('[lang]')?.lang.split('-')[0];
    if (language) url.searchParams.set('lang', language);
    const theme = this.getAttribute('theme');
    if (theme) url.searchParams.set('theme', theme);
    for (const name of COLOURS) {
      const value = look.getPropertyValue(`--longwood-${name}`).trim();
      if (value) url.searchParams.set(name, value);
    }
    url.hash = route;
    return url.href;
  }

  /** Returns null as long as more of a record may follow: then nothing is shown, rather than the menu or a part of the record. */
  #route(): string | null {
    const replay = this.getAttribute('replay');
    if (replay) return `/replay#${replay.split('#').pop() ?? ''}`;
    const record = this.querySelector('script[type="text/plain"]')?.textContent.trim();
    const game = this.getAttribute('game');
    if ((record || !game) && !isRead()) return null;
    if (record) return `/replay#record=${encodeURIComponent(record)}`;
    if (!game) return MENU;
    const query = new URLSearchParams();
    const deal = this.getAttribute('deal');
    if (deal) query.set('deal', deal);
    if (this.hasAttribute('round')) query.set('round', '1');
    for (const option of (this.getAttribute('option') ?? '').split(/\s+/).filter(Boolean))
      query.append('option', option);
    return `/play/${encodeURIComponent(game)}?${query.toString()}`;
  }
}

if (!source)
  console.error(`<${NAME}>: the address of the site is unknown. Load ${NAME}.js with a script element that has a src.`);
else if (!customElements.get(NAME)) customElements.define(NAME, LongwoodTable);
