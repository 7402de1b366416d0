import { cannot, type ScreenState, type Shown, sending } from './screenStates';

/** The states of a report whose stories are those of `reportStories`. */
export const reportStates = {
  ready: { story: 'WithClaims' },
  loading: { story: 'Loading' },
  refreshing: { story: 'Refreshing' },
  empty: { story: 'NothingHeld' },
  error: { story: 'Failed', also: ['Retried'] },
  forbidden: { story: 'NotAllowed' },
  notFound: { story: 'NotThere' },
  offline: { story: 'Offline' },
  timeout: { story: 'NeverAnswered' },
  sessionExpired: { story: 'SessionExpired' },
  partial: { story: 'LeastThatABackendSends' },
  missingValues: { story: 'LeastThatABackendSends' },
  longNames: { story: 'LongNames' },
  hugeNumbers: { story: 'HugeNumbers' },
  otherScripts: { story: 'OtherScripts' },
  ...cannot('A report has no search.', 'noMatch'),
  ...cannot('A report is only read.', ...sending),
} satisfies Record<ScreenState, Shown | { cannot: string }>;
