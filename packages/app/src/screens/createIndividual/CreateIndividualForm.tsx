import { today } from '@rentsafe/domain/date';
import {
  genders,
  individualFromForm,
  individualIssues,
  individualLabel,
  maritalStatuses,
} from '@rentsafe/domain/individual';
import { invalidNationalId, isNationalId } from '@rentsafe/domain/nationalId';
import { AddressRepeater, type AddressRepeaterProps } from '@rentsafe/ui/AddressRepeater';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import type { Issues } from '@rentsafe/ui/Form';
import { FormDialog, type FormDialogProps } from '@rentsafe/ui/FormDialog';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { DuplicateNotice, type DuplicateNoticeProps } from '../../forms/DuplicateNotice';
import { Fields } from '../../forms/Fields';
import { issuesOf } from '../../forms/issues';
import { CHOOSE, optionsOf } from '../../forms/options';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { EmploymentFields } from './EmploymentFields';
import {
  CheckLetterNotice,
  IdentificationFields,
  type IdentificationFieldsProps,
} from './IdentificationFields';

export interface CreateIndividualFormProps
  extends Pick<FormDialogProps, 'onSubmit' | 'onClose' | 'unconfirmed'>,
    Pick<AddressRepeaterProps, 'loadPlaces'>,
    IdentificationFieldsProps {
  duplicate: DuplicateNoticeProps;
}

/** What is to be mended; a national ID of the wrong form is told in a toast as well. */
function check(entries: FormData): Issues {
  const { identification_type, identification_number: number } = individualFromForm(entries).input;
  if (identification_type === 'national_id' && number && !isNationalId(number)) {
    const { title, description } = invalidNationalId(number);
    toast.error(title, { id: 'national-id', description });
  }
  return issuesOf(individualIssues(entries));
}

/** A new individual: identity, contact, employment, addresses. */
export function CreateIndividualForm({
  loadPlaces,
  duplicate,
  identification,
  onIdentificationChange,
  ...dialog
}: CreateIndividualFormProps) {
  return (
    <FormDialog
      {...dialog}
      open
      title="Add New Individual"
      submitLabel="Add Individual"
      pendingLabel="Adding Individual..."
      validate={check}
    >
      <CloseOnBack />
      <Stack gap="section">
        <Fieldset legend="Identity">
          <Fields
            notices={
              <>
                <CheckLetterNotice {...identification} />
                <DuplicateNotice {...duplicate} />
              </>
            }
          >
            <TextField label="First Name" name="first_name" required autoComplete="off" />
            <TextField label="Last Name" name="last_name" required autoComplete="off" />
            <IdentificationFields {...{ identification, onIdentificationChange }} />
          </Fields>
          <Fields columns={3}>
            <Select
              label="Gender"
              name="gender"
              required
              placeholder={CHOOSE}
              options={optionsOf(genders, individualLabel)}
            />
            <DateField label="Date Of Birth" name="date_of_birth" required max={today()} />
            <Select
              label="Marital Status"
              name="marital_status"
              required
              placeholder={CHOOSE}
              options={optionsOf(maritalStatuses, individualLabel)}
            />
          </Fields>
        </Fieldset>
        <Fieldset legend="Contact">
          <Fields>
            <TextField
              label="Mobile Phone"
              name="mobile_phone"
              type="tel"
              required
              autoComplete="off"
              hint="Several numbers: a comma between them."
            />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="off"
              hint="Optional: name@example.com"
            />
          </Fields>
        </Fieldset>
        <EmploymentFields />
        <AddressRepeater loadPlaces={loadPlaces} />
      </Stack>
    </FormDialog>
  );
}
