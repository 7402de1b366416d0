import { cannot, type ScreenState, type Shown, sending } from './screenStates';

/** The states of a report whose stories are those of `reportStories`. */
export const reportStates = {
  ready: { story: 'WithClaims' },
  loading: { story: 'Loading' },
  refreshing: { cannot: 'What was read before stays in sight: a state of ReportDialog.' },
  empty: { story: 'NothingHeld' },
  error: { story: 'Failed' },
  ...cannot('As in Failed, with another sentence.', 'forbidden', 'notFound', 'offline', 'timeout'),
  sessionExpired: { cannot: 'Signing in again is a dialog of its own. See Sign in again.' },
  partial: { story: 'LeastThatABackendSends' },
  missingValues: { story: 'LeastThatABackendSends' },
  longNames: { story: 'LongNames' },
  hugeNumbers: { story: 'HugeNumbers' },
  otherScripts: { story: 'OtherScripts' },
  ...cannot('A report has no search.', 'noMatch'),
  ...cannot('A report is only read.', ...sending),
} satisfies Record<ScreenState, Shown | { cannot: string }>;
