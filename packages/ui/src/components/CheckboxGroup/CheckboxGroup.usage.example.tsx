import { CheckboxGroup } from '@rentsafe/ui/CheckboxGroup';

export const Do = () => (
  <CheckboxGroup
    label="Send to"
    name="send_to"
    options={[
      { value: 'tenant', label: 'Tenant' },
      { value: 'guarantor', label: 'Guarantor', disabledReason: 'This lease has none.' },
    ]}
    defaultValue={['tenant']}
  />
);

export const Dont = () => (
  <CheckboxGroup
    label="Please tick"
    name="tick"
    options={[
      { value: 'no', label: "Don't send to the tenant" },
      { value: 'yes', label: 'Guarantor?', disabled: true },
    ]}
  />
);
