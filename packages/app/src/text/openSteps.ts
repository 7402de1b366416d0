import { beforeLockTexts, type OpenStep } from '@rentsafe/domain/monthEnd';

/** What was not done when a month was locked: 'Left open: match bank lines (no statement).' */
export const openStepsText = (open: readonly OpenStep[]): string =>
  `Left open: ${open.map(({ step, reason }) => `${beforeLockTexts[step]} (${reason})`).join(', ')}.`;
