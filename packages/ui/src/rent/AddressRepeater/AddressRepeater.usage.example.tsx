import { Select } from '@rentsafe/ui/Select';

export const Do = () => (
  <Select
    label="City"
    name="city_do"
    disabledReason="Choose a province first."
    options={[]}
    placeholder="Choose"
  />
);

export const Dont = () => <Select label="City" name="city_dont" options={[]} placeholder="-" disabled />;
