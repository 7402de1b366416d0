import { NumberField } from '@rentsafe/ui/NumberField';

export const Do = () => (
  <NumberField label="Grace period (days)" name="grace_do" min={0} max={31} defaultValue="5" />
);

export const Dont = () => (
  <NumberField label="Telephone number" name="grace_dont" defaultValue="0772123456" />
);
