/** The messages of the lessons, with a function for each. */
import { t } from '../language/i18n.svelte';
import { gameName } from './text';

type Named = Parameters<typeof gameName>[0];

export const learn = (): string => t('learn');
export const learnGame = (game: Named): string => t('learn-game', { game: gameName(game) });
export const stepOf = (step: number, steps: number): string => t('learn-step', { step, steps });
export const nextStep = (): string => t('learn-next');
export const previousStep = (): string => t('learn-back');
export const showMove = (): string => t('learn-show');
export const skipLesson = (): string => t('learn-skip');
export const playIt = (game: Named): string => t('learn-play', { game: gameName(game) });
export const startOver = (): string => t('learn-once-more');
export const offerLesson = (game: Named): string => t('learn-offer', { game: gameName(game) });
export const noThanks = (): string => t('learn-no-thanks');
