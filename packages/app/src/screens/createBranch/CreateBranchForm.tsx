import { type BranchRow, branchIssues } from '@rentsafe/domain/branch';
import { AddressRepeater, type AddressRepeaterProps } from '@rentsafe/ui/AddressRepeater';
import { ContactRepeater, type ContactRepeaterProps } from '@rentsafe/ui/ContactRepeater';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../forms/Fields';
import { issuesOf } from '../../forms/issues';
import { CloseOnBack } from '../../overlays/CloseOnBack';

export interface CreateBranchFormProps
  extends Pick<FormDialogProps, 'onSubmit' | 'onClose' | 'unconfirmed'>,
    Pick<AddressRepeaterProps, 'loadPlaces'>,
    Pick<ContactRepeaterProps, 'searchIndividuals'> {
  company: BranchRow['company'];
}

/** 'Moyo Stores (Private) Limited (1234/2020)' */
const companyText = ({ registration_name, registration_number }: BranchRow['company']) =>
  registration_number ? `${registration_name} (${registration_number})` : registration_name;

/** A new branch of a company: name, contacts, addresses. */
export function CreateBranchForm({
  company,
  loadPlaces,
  searchIndividuals,
  ...dialog
}: CreateBranchFormProps) {
  return (
    <FormDialog
      {...dialog}
      open
      title="Create A New Branch"
      description={`Of ${company.registration_name}`}
      submitLabel="Add Branch"
      pendingLabel="Adding Branch..."
      validate={(entries) => issuesOf(branchIssues(entries, company.id))}
    >
      <CloseOnBack />
      <Stack gap="section">
        <Fields>
          <TextField label="Company" readOnly value={companyText(company)} />
          <TextField label="Branch Name" name="branch_name" required autoComplete="off" />
        </Fields>
        <ContactRepeater searchIndividuals={searchIndividuals} />
        <AddressRepeater loadPlaces={loadPlaces} />
      </Stack>
    </FormDialog>
  );
}
