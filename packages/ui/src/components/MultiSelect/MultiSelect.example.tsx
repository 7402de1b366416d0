import { MultiSelect } from '@rentsafe/ui/MultiSelect';

const options = ['Harare', 'Bulawayo', 'Mutare', 'Gweru'].map((city) => ({
  value: city.toLowerCase(),
  label: city,
}));

export function CityFilter() {
  return <MultiSelect label="Cities" name="city" options={options} defaultValue={['harare']} />;
}
