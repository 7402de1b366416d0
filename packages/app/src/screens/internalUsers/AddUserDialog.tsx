import { userIssues } from '@rentsafe/domain/user';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { issuesOf } from '../../forms/issues';
import { CloseOnBack } from '../../layout/CloseOnBack';
import { UserFields } from './UserFields';

export type UserDialogProps = Pick<FormDialogProps, 'onSubmit' | 'onClose'>;

/** A new internal user. */
export function AddUserDialog(props: UserDialogProps) {
  return (
    <FormDialog
      {...props}
      open
      title="Add Internal User"
      description="They are invited by a link with which they set a password."
      submitLabel="Add User"
      pendingLabel="Adding User..."
      validate={(entries) => issuesOf(userIssues(entries))}
    >
      <CloseOnBack />
      <UserFields />
    </FormDialog>
  );
}
