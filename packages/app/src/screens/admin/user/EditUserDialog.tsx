import { fullName } from '@rentsafe/domain/individual';
import {
  accessLevelLabel,
  type InternalUser,
  type UserChanges,
  type UserPatch,
  userChangesForm,
} from '@rentsafe/domain/user';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import type { Values } from '@rentsafe/ui/Edition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UsersOfClient } from '../../../calls/users';
import { EditDialog } from '../../../forms/EditDialog';
import { useLogin } from '../../../login/useLogin';
import { UserFields } from './UserFields';

export interface EditUserDialogProps {
  users: UsersOfClient;
  user: InternalUser;
  /** The user as now on record. Throws `ApiError`. */
  read: () => Promise<InternalUser>;
  onClose: () => void;
}

const valuesOf = ({
  first_name,
  last_name,
  email,
  access_level,
  is_active = true,
}: InternalUser): Values => ({
  first_name,
  last_name,
  email,
  access_level,
  is_active,
});

/** A value as the list shows it. */
function shown(field: string, value: unknown): unknown {
  if (field === 'access_level') return accessLevelLabel(value as number);
  if (field === 'is_active') return value ? 'Yes' : 'No';
  return value;
}

/** Name, email, level, and whether the user may sign in: what differs is sent. */
export function EditUserDialog({ users, user, read, onClose }: EditUserDialogProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(user);
  const isOneself = before.email === useLogin()?.username;
  return (
    <EditDialog<UserChanges, InternalUser>
      title={`Edit ${fullName(before)}`}
      edit={{
        record: 'user',
        before,
        form: userChangesForm,
        valuesOf,
        typedValues: (changes) => changes,
        fieldOf: (record, field) => shown(field, valuesOf(record)[field]),
        asRead: async (field, value) => shown(field, value),
        save: (changes, version) => users.change(before.id, { ...changes, version } as UserPatch),
        read,
        onSaved: (saved) => users.showChanged(queryClient, saved),
      }}
      onClose={onClose}
    >
      <UserFields user={before} />
      {isOneself ? (
        <input type="hidden" name="isActive" value="on" />
      ) : (
        <Checkbox
          label="Active"
          name="isActive"
          defaultChecked={before.is_active ?? true}
          hint="Inactive users can't sign in."
        />
      )}
    </EditDialog>
  );
}
