import { emails, mobilePhones } from '@rentsafe/domain/individual';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';
import { Addresses } from '../../forms/Addresses';
import { Fields } from '../../forms/Fields';
import { PhoneField } from '../../forms/PhoneField';
import { EmploymentFields } from './EmploymentFields';
import { IdentityFields, type IdentityFieldsProps } from './IdentityFields';

/** Identity, contact, employment and addresses of a person: empty, or as they are on record. */
export function IndividualFields(props: IdentityFieldsProps) {
  const { initial } = props;
  const contact = { contact_details: initial?.contact_details?.slice(0, 1) };
  return (
    <>
      <IdentityFields {...props} />
      <Fieldset label="Contact">
        <Fields>
          <PhoneField
            label="Mobile Phone"
            name="mobile_phone"
            required
            hint="For example 077 123 4567. Separate numbers with commas."
            defaultValue={mobilePhones(contact)}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            hint="Optional: name@example.com"
            defaultValue={emails(contact)}
          />
        </Fields>
      </Fieldset>
      <EmploymentFields initial={initial?.employment_details ?? undefined} />
      <Addresses initial={initial?.addresses} />
    </>
  );
}
