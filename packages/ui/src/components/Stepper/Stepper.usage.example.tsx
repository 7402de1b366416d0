import { Stepper } from '@rentsafe/ui/Stepper';

export const Do = () => (
  <Stepper
    label="New lease"
    value="tenant"
    steps={[
      { value: 'unit', label: 'Unit', state: 'done' },
      { value: 'tenant', label: 'Tenant' },
      { value: 'terms', label: 'Terms' },
    ]}
  />
);

export const Dont = () => (
  <Stepper
    label="Steps"
    value="2"
    steps={[
      { value: '1', label: 'Step one' },
      { value: '2', label: 'Step two' },
      { value: '3', label: 'Almost there!' },
    ]}
  />
);
