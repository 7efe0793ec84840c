/** The messages about play without a server, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { OfflineState } from '../local/prepare';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export const offlineTitle = (): string => t('offline-title');
export const offlineFiles = (state: OfflineState['files'], size: number, share: number): string =>
  t('offline-files', { state, size: megabytes(size), percent: Math.round(share * 100) });
export const offlineDownload = (size: number): string => t('offline-download', { size: megabytes(size) });
export const offlineUpdate = (state: OfflineState['update']): string => t('offline-update', { state });
export const offlineUpdateNow = (size: number): string => t('offline-update-now', { size: megabytes(size) });
export const onlyHere = (count: number): string => t('offline-only-here', { count });
export const offlineRefused = (count: number): string => t('offline-refused', { count });
export const offlineStopped = (): string => t('offline-stopped');
export const offlineOutdated = (): string => t('offline-outdated');
export const offlineDeleted = (): string => t('offline-deleted');
export const mayBeDeleted = (): string => t('offline-may-be-deleted');
export const almostFull = (): string => t('offline-almost-full');
export const siteLimits = (): string => t('site-limits');
