import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, reading } from '../../../testing/screenStates';

/** What the notes of all dialogs over the list of users say alike. */
export const userDialogNotes = {
  routes: [],
  at: `${HOME_PATH}/admin/internal-users`,
  users: 'Admins.',
} as const;

export const readsNothing = cannot('It reads nothing: the list below it does.', ...reading);
export const noFigures = cannot('It shows no amounts or counts.', 'hugeNumbers');
