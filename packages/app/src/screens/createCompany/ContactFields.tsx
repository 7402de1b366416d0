import { Fieldset } from '@rentsafe/ui/Fieldset';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../forms/Fields';

const links = {
  website: 'Website',
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/** How a company is reached. */
export function ContactFields() {
  return (
    <Fieldset legend="Contact">
      <Fields>
        <TextField label="Email Address" name="email" type="email" required autoComplete="off" />
        <TextField label="Mobile Phone" name="mobile_phone" type="tel" autoComplete="off" />
        <TextField label="Landline Phone" name="landline_phone" type="tel" autoComplete="off" />
        {Object.entries(links).map(([name, label]) => (
          // Not of type url, which refuses www.example.co.zw.
          <TextField key={name} label={label} name={name} inputMode="url" autoComplete="off" />
        ))}
      </Fields>
    </Fieldset>
  );
}
