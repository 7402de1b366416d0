import { CheckboxGroup } from '@rentsafe/ui/CheckboxGroup';

const work = [
  { value: 'service', label: 'Service', description: 'Oil, filters and brakes.' },
  { value: 'tyres', label: 'Tyres' },
  { value: 'paint', label: 'Paint', disabledReason: 'The paint shop is closed until Monday.' },
];

export function WorkField() {
  return <CheckboxGroup label="Work" name="work" options={work} defaultValue={['service']} required />;
}
