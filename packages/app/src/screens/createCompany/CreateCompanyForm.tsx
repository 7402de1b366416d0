import { companyIssues } from '@rentsafe/domain/company';
import { AddressRepeater, type AddressRepeaterProps } from '@rentsafe/ui/AddressRepeater';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import type { DuplicateNoticeProps } from '../../forms/DuplicateNotice';
import { issuesOf } from '../../forms/issues';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { ContactFields } from './ContactFields';
import { IdentityFields } from './IdentityFields';
import { ProfileFields } from './ProfileFields';

export interface CreateCompanyFormProps
  extends Pick<FormDialogProps, 'onSubmit' | 'onClose' | 'unconfirmed'>,
    Pick<AddressRepeaterProps, 'loadPlaces'> {
  onRegistrationNumberChange: (number: string) => void;
  duplicate: DuplicateNoticeProps;
}

/** A new company: identity, contact, profile, addresses. */
export function CreateCompanyForm({
  loadPlaces,
  duplicate,
  onRegistrationNumberChange,
  ...dialog
}: CreateCompanyFormProps) {
  return (
    <FormDialog
      {...dialog}
      open
      title="Add New Company"
      submitLabel="Add Company"
      pendingLabel="Adding Company..."
      validate={(entries) => issuesOf(companyIssues(entries))}
    >
      <CloseOnBack />
      <Stack gap="section">
        <IdentityFields {...{ duplicate, onRegistrationNumberChange }} />
        <ContactFields />
        <ProfileFields />
        <AddressRepeater loadPlaces={loadPlaces} />
      </Stack>
    </FormDialog>
  );
}
