/** Where the app is: at the root of a server, or in any folder of a site without a server (`longwood site`). */

const HERE = import.meta.url;

/** The URL of the app's folder. All built scripts are in its folder `assets`. */
export const APP: string = new URL('..', HERE).href;

/** The app's folder in the names of caches, because sites in other folders share the origin. Empty at the root of a server. */
export const FOLDER: string = new URL(APP).pathname === '/' ? '' : new URL(APP).pathname;

/** Whether this is a site without a server. `longwood site` marks the page. Workers don't need to know it. */
export const IS_SITE: boolean =
  typeof document !== 'undefined' && document.querySelector('meta[name="longwood-site"]') !== null;
