import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckboxGroup } from '../../components/CheckboxGroup';
import { MultiSelect } from '../../components/MultiSelect';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';

const options = [
  { value: 'diesel', label: 'Diesel' },
  { value: 'lpg', label: 'LPG', disabledReason: 'No pump.' },
];
const common = { label: 'Fuel', name: 'fuel', options };

it.each([
  ['Select', <Select key="1" {...common} defaultValue="lpg" />],
  ['Select, controlled', <Select key="1" {...common} value="lpg" onValueChange={() => {}} />],
  ['RadioGroup', <RadioGroup key="1" {...common} defaultValue="lpg" />],
  ['RadioGroup, controlled', <RadioGroup key="1" {...common} value="lpg" onValueChange={() => {}} />],
  ['CheckboxGroup', <CheckboxGroup key="1" {...common} defaultValue={['lpg']} />],
  ['MultiSelect', <MultiSelect key="1" {...common} defaultValue={['lpg']} />],
])('%s sends what a record holds, also where that can be chosen no more', (_, field) => {
  render(<form aria-label="Vehicle">{field}</form>);
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('fuel')).toEqual(['lpg']);
});
