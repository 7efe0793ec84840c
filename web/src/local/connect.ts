/** Connects a page to a table: over the server's WebSocket, or in this browser (switch.ts). */
import { IS_SITE } from '../root';
import { go } from '../router';
import { pageSearch } from '../search-worker/page-search';
import { searching } from '../search-worker/searching';
import type { ConnectTable } from '../socket/connection';
import { connectTable as connectSocket } from '../socket/web-socket';
import { handOverSoon, whenOfflineReady } from './prepare';
import { beforeServer, hasLocalTable, hasPlayedHere, localTables } from './start';
import { Switch, type Parts } from './switch';

const PROBE_TIMEOUT_MS = 4_000;

const parts: Parts = {
  isSite: IS_SITE,
  connectToServer: searching(connectSocket, pageSearch),
  isServerThere: async () =>
    (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })).ok,
  beforeServer,
  mayBeAhead: hasPlayedHere,
  whenOfflineReady,
  hasLocalTable,
  localTables,
  sync: () => import('./sync'),
  handOverSoon,
  go: (table) => go({ page: 'table', table }, true),
};

export const connectTable: ConnectTable = (table, events) => new Switch(table, events, parts);
