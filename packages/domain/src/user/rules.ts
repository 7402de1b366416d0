import type { InternalUser } from './schema.ts';

/** Whether a user may get a link to set a password, the first or another: true, or why not. */
export const canBeInvited = ({ is_active = true }: Pick<InternalUser, 'is_active'>): true | string =>
  is_active || 'This user is not active.';

/** Whether a user may be deactivated: true, or why not. */
export const canBeDeactivated = ({ isOneself }: { isOneself: boolean }): true | string =>
  !isOneself || 'You cannot deactivate your own account. Another Admin can.';
