import { fullName } from '@rentsafe/domain/individual';
import { type InternalUser, userIssues } from '@rentsafe/domain/user';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { issuesOf } from '../../forms/issues';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { UserFields } from './UserFields';

export interface EditUserDialogProps extends Pick<FormDialogProps, 'onSubmit' | 'onClose'> {
  user: InternalUser;
}

/** Name, level, and whether the user may sign in. */
export function EditUserDialog({ user, ...props }: EditUserDialogProps) {
  return (
    <FormDialog
      {...props}
      open
      title={`Edit ${fullName(user)}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      validate={(entries) => issuesOf(userIssues(entries))}
    >
      <CloseOnBack />
      <UserFields user={user} />
      <Checkbox
        label="Active"
        name="isActive"
        defaultChecked={user.is_active ?? true}
        hint="Who is not active cannot sign in."
      />
    </FormDialog>
  );
}
