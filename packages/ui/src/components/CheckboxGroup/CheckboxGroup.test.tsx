import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { Form } from '../Form';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

const options = [
  { value: 'service', label: 'Service', description: 'Oil and filters.' },
  { value: 'tyres', label: 'Tyres' },
  { value: 'paint', label: 'Paint', disabledReason: 'Closed until Monday.' },
];
const onSubmit = vi.fn();
const schema = z.object({ work: z.array(z.string()) });

const renderGroup = (props: Partial<CheckboxGroupProps> = {}) =>
  render(
    <>
      <Announcer />
      <Form aria-label="Job" {...{ schema, onSubmit }} actions={<Button type="submit">Save</Button>}>
        <CheckboxGroup label="Work" name="work" options={options} {...props} />
      </Form>
    </>,
  );

const group = () => screen.getByRole('group', { name: 'Work' });
const boxOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(boxOf(name));
const form = () => screen.getByRole<HTMLFormElement>('form');
const save = async () => {
  onSubmit.mockReset();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return onSubmit.mock.calls[0]?.[0].value as unknown;
};

it('CHG-1 sends what is chosen as a list, in the order of the options, with one value or none too', async () => {
  const onValueChange = vi.fn();
  renderGroup({ onValueChange });
  expect(group()).toBeVisible();
  expect(await save()).toEqual({ work: [] });
  await press('Tyres');
  expect(await save()).toEqual({ work: ['tyres'] });
  await press('Service');
  expect(await save()).toEqual({ work: ['service', 'tyres'] });
  expect(onValueChange).toHaveBeenLastCalledWith({ value: ['service', 'tyres'] });
});

it('CHG-2 a reset brings back what it started with', async () => {
  renderGroup({ defaultValue: ['service'] });
  await press('Service');
  await press('Tyres');
  act(() => form().reset());
  expect(new FormData(form()).getAll('work')).toEqual(['service']);
});

it('CHG-3, CHG-4 where one is required, none is an issue of the group', async () => {
  renderGroup({ required: true });
  expect(await save()).toBeUndefined();
  expect(group()).toHaveAccessibleDescription('Choose at least one.');
  expect(boxOf('Tyres')).toBeInvalid();
  await press('Tyres');
  expect(group()).not.toHaveAccessibleDescription();
  expect(await save()).toEqual({ work: ['tyres'] });
});

it('CHG-5 an option that cannot be chosen says why', async () => {
  renderGroup();
  expect(boxOf('Paint')).toBeDisabled();
  expect(boxOf('Paint')).toHaveAccessibleDescription('Closed until Monday.');
  expect(boxOf('Service')).toHaveAccessibleDescription('Oil and filters.');
});

it('CHG-5 an option that cannot be chosen any more is kept where a record holds it, until it is given up', async () => {
  renderGroup({ defaultValue: ['paint'] });
  await press('Tyres');
  expect(await save()).toEqual({ work: ['tyres', 'paint'] });
  await press('Paint');
  expect(await save()).toEqual({ work: ['tyres'] });
});
