import { type AgencySettings, agencyForm, type Book, type BookPatch } from '@rentsafe/domain/book';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import type { Values } from '@rentsafe/ui/Edition';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookQuery, changeBook, showBook } from '../../../calls/books';
import { CheckedField } from '../../../forms/CheckedField';
import { EditDialog } from '../../../forms/EditDialog';
import { Fields } from '../../../forms/Fields';
import { PhoneField } from '../../../forms/PhoneField';
import { idValue } from '../../../forms/values';
import { tinWarning, vatWarning } from '../../../forms/warnings';
import { PartyField } from '../../../party/field/PartyField';

export interface EditAgencyProps {
  book: Book;
  onClose: () => void;
}

const texts = ['name', 'address', 'telephone', 'email', 'vat_number', 'tin'] as const;

/** The fields that the form holds, side by side. */
const valuesOf = ({ agency, tax_office, vat_registered, apply_credits }: Book | AgencySettings): Values => ({
  ...Object.fromEntries(texts.map((name) => [name, agency[name]])),
  company: idValue(agency.company),
  tax_office: tax_office && { type: tax_office.type, id: tax_office.id },
  ...{ vat_registered, apply_credits },
});

const patchOf = ({
  tax_office,
  vat_registered,
  apply_credits,
  ...agency
}: Values): Omit<BookPatch, 'version'> => ({
  ...(Object.keys(agency).length > 0 && { agency }),
  ...(tax_office !== undefined && { tax_office: tax_office as BookPatch['tax_office'] }),
  ...(vat_registered !== undefined && { vat_registered: vat_registered === true }),
  ...(apply_credits !== undefined && { apply_credits: apply_credits === true }),
});

/** The letterhead, tax numbers, standing payees and rules of the own agency. */
export function EditAgencyDialog({ book, onClose }: EditAgencyProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(book);
  const { client, agency, tax_office, vat_registered, apply_credits } = before;
  const text = (name: (typeof texts)[number]) => ({
    name,
    autoComplete: 'off',
    defaultValue: agency[name] ?? '',
  });
  return (
    <EditDialog
      title="Edit Agency"
      edit={{
        record: 'agency',
        before,
        form: agencyForm,
        valuesOf,
        typedValues: valuesOf,
        save: (changes, version) => changeBook(client.id, { ...patchOf(changes), version }),
        read: () => queryClient.fetchQuery({ ...bookQuery(client.id), staleTime: 0 }),
        onSaved: (saved) => showBook(queryClient, saved),
      }}
      onClose={onClose}
    >
      <Fieldset label="Letterhead">
        <Fields>
          <TextField label="Name" {...text('name')} hint="As it is printed on statements and invoices." />
          <PhoneField label="Telephone" {...text('telephone')} />
          <TextField label="Email" type="email" {...text('email')} />
        </Fields>
        <TextArea
          label="Address"
          {...text('address')}
          rows={3}
          hint="Each line is a line of the letterhead."
        />
      </Fieldset>
      <Fieldset label="Tax">
        <Checkbox
          label="Registered for VAT"
          name="vat_registered"
          defaultChecked={vat_registered}
          hint="VAT is added to commission from the day of this change."
        />
        <Fields>
          <CheckedField label="VAT Number" check={vatWarning} {...text('vat_number')} />
          <CheckedField label="TIN" check={tinWarning} {...text('tin')} />
        </Fields>
      </Fieldset>
      <Fieldset label="Standing Payees">
        <PartyField
          type="company"
          label="Own Company"
          name="company"
          defaultValue={agency.company ? { value: agency.company.id, label: agency.company.name } : ''}
          hint="Commission is paid to it."
        />
        <PartyField
          label="ZIMRA"
          name="tax_office"
          defaultValue={
            tax_office ? { value: `${tax_office.type}:${tax_office.id}`, label: tax_office.name } : ''
          }
          hint="Withheld rental income tax is paid to it."
        />
      </Fieldset>
      <Fieldset label="Rules">
        <Checkbox
          label="Apply tenants’ credits to the next charge"
          name="apply_credits"
          defaultChecked={apply_credits}
          hint="Otherwise an overpayment stays on account until somebody allocates it."
        />
      </Fieldset>
    </EditDialog>
  );
}
