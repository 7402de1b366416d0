import { cannot, type ScreenState, type Shown } from './screenStates';

/** The states of a form whose stories are those of `creationStories`, but for those that a form adds. */
export const creationStates = {
  ready: { story: 'Empty', also: ['TwoAddresses'] },
  loading: { story: 'PlacesLoading' },
  empty: { story: 'NoCities' },
  error: { story: 'PlacesFailed' },
  forbidden: { story: 'NotAllowed' },
  offline: { story: 'Offline' },
  sessionExpired: { story: 'SessionExpired' },
  dirty: { story: 'Dirty' },
  fieldErrors: { story: 'Blank', also: ['Refused'] },
  submitting: { story: 'Pending' },
  unconfirmed: { story: 'Unconfirmed' },
  submitError: { story: 'Failed', also: ['Unavailable'] },
  success: { story: 'Created' },
  ...cannot('A form for a new record reads nothing but places, once for all forms.', 'refreshing', 'partial'),
  ...cannot('There is no search in it that narrows a list.', 'noMatch'),
  ...cannot('It asks for no record by its id.', 'notFound'),
  ...cannot('After 30 seconds without an answer it says that it is not confirmed.', 'timeout'),
  ...cannot('It shows nothing but what is typed into it.', 'missingValues', 'hugeNumbers'),
} satisfies Partial<Record<ScreenState, Shown | { cannot: string }>>;
