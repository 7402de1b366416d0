import { cannot, type ScreenState, type Shown } from './screenStates';

/** The states of a list whose stories are those of `listStories`. */
export const listStates = {
  ready: { story: 'FirstPage' },
  loading: { story: 'Loading', also: ['SlowAnswer'] },
  refreshing: { story: 'Refreshing' },
  empty: { story: 'NoData' },
  noMatch: { story: 'NoMatch' },
  partial: { story: 'LastPage', also: ['PageNotThere'] },
  error: { story: 'Failed', also: ['Retried', 'SearchFailed'] },
  forbidden: { story: 'NotAllowed' },
  notFound: { story: 'NotThere' },
  offline: { story: 'Offline' },
  timeout: { story: 'NeverAnswered' },
  sessionExpired: { story: 'SessionExpired' },
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
