import { RadioGroup } from '@rentsafe/ui/RadioGroup';

export const Do = () => (
  <RadioGroup
    label="Term"
    name="term_do"
    defaultValue="fixed"
    options={[
      { value: 'fixed', label: 'Fixed term', description: 'Ends on a day that both have agreed.' },
      { value: 'monthly', label: 'Month to month' },
    ]}
  />
);

export const Dont = () => (
  <RadioGroup
    label="Is it a fixed term?"
    name="term_dont"
    options={[
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
      { value: 'maybe', label: 'Not a fixed term' },
    ]}
  />
);
