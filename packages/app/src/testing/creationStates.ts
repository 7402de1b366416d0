import { cannot, type ScreenState, type Shown } from './screenStates';

type States = Partial<Record<ScreenState, Shown | { cannot: string }>>;

/** The states of a form whose stories are those of `creationStories` and `duplicateStories`. */
export const creationStates = {
  ready: { story: 'Empty' },
  forbidden: { story: 'NotAllowed' },
  offline: { story: 'Offline' },
  sessionExpired: { story: 'SessionExpired' },
  dirty: { story: 'Dirty' },
  fieldErrors: { story: 'Blank', also: ['Wrong', 'Refused'] },
  submitting: { story: 'Pending' },
  unconfirmed: { story: 'Unconfirmed' },
  submitError: { story: 'Failed', also: ['Unavailable'] },
  conflict: { story: 'AlreadyThere' },
  success: { story: 'Created' },
  longNames: { story: 'LongNames' },
  otherScripts: { story: 'OtherScripts' },
  ...cannot('It reads nothing.', 'loading', 'empty', 'error', 'refreshing', 'partial'),
  ...cannot('There is no search in it that narrows a list.', 'noMatch'),
  ...cannot('It asks for no record by its id.', 'notFound'),
  ...cannot('After 30 seconds without an answer it says that it is not confirmed.', 'timeout'),
  ...cannot('It shows nothing but what is typed into it.', 'missingValues', 'hugeNumbers'),
} satisfies States;

/** Besides, those of `addressStories`. */
export const addressStates = {
  ready: { story: 'Empty', also: ['TwoAddresses'] },
  loading: { story: 'PlacesLoading' },
  empty: { story: 'NoCities' },
  error: { story: 'PlacesFailed' },
  ...cannot('It reads nothing but places, once for all forms.', 'refreshing', 'partial'),
} satisfies States;
