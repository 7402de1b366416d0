import { cannot, type ScreenState, type Shown } from './screenStates';

/** The states of a list whose stories are those of `listStories`. */
export const listStates = {
  ready: { story: 'FirstPage' },
  loading: { story: 'Loading' },
  refreshing: { story: 'Refreshing' },
  empty: { story: 'NoData' },
  noMatch: { story: 'NoMatch' },
  partial: { story: 'LastPage', also: ['PageNotThere'] },
  error: { story: 'Failed', also: ['Retried', 'SearchFailed'] },
  forbidden: { story: 'NotAllowed' },
  ...cannot('As in Failed, with another sentence.', 'notFound', 'offline', 'timeout'),
  sessionExpired: { cannot: 'Signing in again is a dialog of its own. See Sign in again.' },
  fieldErrors: { story: 'BlankSearch' },
  longNames: { story: 'LongNames' },
  missingValues: { story: 'MissingValues' },
  hugeNumbers: { story: 'MoreThanCounted' },
  otherScripts: { story: 'OtherScripts' },
  ...cannot(
    'A list sends nothing: records are made and changed in dialogs of their own.',
    'dirty',
    'submitting',
    'unconfirmed',
    'submitError',
    'conflict',
    'success',
  ),
} satisfies Record<ScreenState, Shown | { cannot: string }>;
