import type { Company } from '@rentsafe/domain/company';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../forms/Fields';
import { PhoneField } from '../../forms/PhoneField';

const links = {
  website: 'Website',
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
} as const;

/** How a company is reached. */
export function ContactFields({ initial }: { initial: Company['profile'] }) {
  return (
    <Fieldset label="Contact">
      <Fields>
        <TextField
          label="Email Address"
          name="email"
          defaultValue={initial?.email ?? ''}
          type="email"
          required
          autoComplete="off"
        />
        <PhoneField label="Mobile Phone" name="mobile_phone" defaultValue={initial?.mobile_phone ?? ''} />
        <PhoneField
          label="Landline Phone"
          name="landline_phone"
          defaultValue={initial?.landline_phone ?? ''}
        />
        {(Object.keys(links) as (keyof typeof links)[]).map((name) => (
          // Not of type url, which refuses www.example.co.zw.
          <TextField
            key={name}
            label={links[name]}
            name={name}
            inputMode="url"
            autoComplete="off"
            defaultValue={initial?.[name] ?? ''}
          />
        ))}
      </Fields>
    </Fieldset>
  );
}
