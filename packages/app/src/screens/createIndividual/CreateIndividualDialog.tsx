import { type IndividualInput, individualForm } from '@rentsafe/domain/individual';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toE164OrTyped } from '../../api/e164';
import { addIndividual, individualMatchQuery, showIndividual } from '../../api/individualRecord';
import { individualList } from '../../api/individuals';
import { Addresses } from '../../forms/Addresses';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';
import { useDuplicateCheck } from '../report/useDuplicateCheck';
import { EmploymentFields } from './EmploymentFields';
import { IdentityFields } from './IdentityFields';
import { toastInvalidNationalId } from './nationalIdTexts';

async function withE164(individual: IndividualInput): Promise<IndividualInput> {
  const contact_details = await Promise.all(
    individual.contact_details.map(async (details) => ({
      ...details,
      mobile_phone: await toE164OrTyped(details.mobile_phone),
    })),
  );
  return { ...individual, contact_details };
}

const nothingTyped = { identification_type: '', identification_number: '' };

/** A new individual: identity, contact, employment, addresses. */
export function CreateIndividualDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [identification, setIdentification] = useState(nothingTyped);
  const { identification_type, identification_number } = identification;
  const { notice, report, onRefused } = useDuplicateCheck('individual', identification_number, (number) =>
    individualMatchQuery({ identification_type, identification_number: number }),
  );

  return (
    <>
      <CreationDialog
        title="Add New Individual"
        creation={{
          record: 'individual',
          form: individualForm,
          prepare: withE164,
          add: addIndividual,
          lists: individualList.key,
          onCreated: (individual) => showIndividual(queryClient, individual),
          onDuplicate: onRefused,
        }}
        validate={() => {
          toastInvalidNationalId(identification);
          return {};
        }}
        onClose={onClose}
      >
        <IdentityFields
          identification={identification}
          onIdentificationChange={setIdentification}
          notice={notice}
        />
        <Fieldset legend="Contact">
          <Fields>
            <TextField
              label="Mobile Phone"
              name="mobile_phone"
              type="tel"
              required
              autoComplete="off"
              hint="For example 077 123 4567. Separate numbers with commas."
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
        <Addresses />
      </CreationDialog>
      {report}
    </>
  );
}
