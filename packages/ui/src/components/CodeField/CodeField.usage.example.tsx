import { CodeField } from '@rentsafe/ui/CodeField';

export const Do = () => (
  <CodeField
    label="Number Plate"
    name="plate_do"
    hint="Three letters and four digits."
    defaultValue="AEZ 12"
    error="Enter three letters and four digits."
  />
);

export const Dont = () => (
  <CodeField label="Code" name="plate_dont" defaultValue="AEZ 12" error="Invalid format (^[A-Z]{3}\d{4}$)" />
);
