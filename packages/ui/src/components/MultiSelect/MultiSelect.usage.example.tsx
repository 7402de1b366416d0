import { MultiSelect } from '@rentsafe/ui/MultiSelect';

const cities = ['Harare', 'Bulawayo', 'Mutare', 'Gweru'].map((label) => ({ value: label, label }));

export const Do = () => (
  <MultiSelect label="Cities" name="city_do" options={cities} defaultValue={['Harare', 'Mutare']} />
);

export const Dont = () => <MultiSelect label="Please select one city" name="city_dont" options={cities} />;
