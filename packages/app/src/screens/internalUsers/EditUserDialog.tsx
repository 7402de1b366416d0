import { fullName } from '@rentsafe/domain/individual';
import { type InternalUser, userChangesForm } from '@rentsafe/domain/user';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import type { UsersOfClient } from '../../api/users';
import { showWait } from '../../forms/showWait';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { UserFields } from './UserFields';
import { useEditing } from './useEditing';

export interface EditUserDialogProps {
  users: UsersOfClient;
  user: InternalUser;
  onSaved: (user: InternalUser) => void;
  /** Reads the user again, of whom there is a newer version; throws `ApiError`. */
  onReload: () => Promise<void>;
  onClose: () => void;
}

/** Name, email, level, and whether the user may sign in: what differs is sent. */
export function EditUserDialog({ users, user, onSaved, onReload, onClose }: EditUserDialogProps) {
  const form = useMemo(() => userChangesForm(user), [user]);
  const { submit, stale, reloading, reload } = useEditing({ users, user, form, onSaved, onReload });
  return (
    <FormDialog
      onCloseBlocked={showWait}
      open
      onClose={onClose}
      title={`Edit ${fullName(user)}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      schema={form}
      onSubmit={submit}
    >
      <CloseOnBack />
      <Stack gap="section">
        {stale && (
          <Callout
            tone="warning"
            title="Someone else has changed this user."
            actions={
              <Button pending={reloading} onClick={() => void reload()}>
                Load the new values
              </Button>
            }
          >
            Your changes are still here. The new values will replace them.
          </Callout>
        )}
        <UserFields user={user} />
        <Checkbox
          label="Active"
          name="isActive"
          defaultChecked={user.is_active ?? true}
          hint="Inactive users can't sign in."
        />
      </Stack>
    </FormDialog>
  );
}
