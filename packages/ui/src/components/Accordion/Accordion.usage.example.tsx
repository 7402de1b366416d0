import { Accordion } from '@rentsafe/ui/Accordion';

export const Do = () => (
  <Accordion
    defaultValue={['errors']}
    items={[
      {
        value: 'errors',
        label: 'Rows with errors (2)',
        content: 'Line 4: enter a unit. Line 9: enter a day.',
      },
      { value: 'ready', label: 'Rows ready to import (118)', content: 'All of them are new.' },
    ]}
  />
);

export const Dont = () => (
  <Accordion
    items={[
      { value: '1', label: 'Section 1', content: 'Line 4: enter a unit.' },
      { value: '2', label: 'More', content: 'All of them are new.' },
    ]}
  />
);
