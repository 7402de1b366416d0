import { ErrorSummary } from '@rentsafe/ui/ErrorSummary';

export const Do = () => (
  <ErrorSummary
    heading="2 problems"
    items={[
      { fieldId: 'surname-do', label: 'Surname', message: 'Enter a surname.' },
      {
        fieldId: 'id-do',
        label: 'ID Number',
        message: 'It has 7 digits before the letter; an ID has 8 or 9.',
      },
    ]}
  />
);

export const Dont = () => (
  <ErrorSummary
    heading="Validation failed!"
    items={[{ label: 'Error', message: 'Please correct the fields in red.' }]}
  />
);
