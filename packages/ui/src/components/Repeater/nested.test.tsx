import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { Form, type FormProps } from '../Form';
import { MultiSelect } from '../MultiSelect';
import { TextField } from '../TextField';
import { Repeater } from './Repeater';

const text = z.string().check(z.minLength(1, 'Fill this in.'));
const schema = z.object({
  parts: z
    .array(z.object({ name: text, steps: z.array(z.object({ day: text })) }))
    .check(z.minLength(1, 'Add a part.')),
  tags: z.array(z.string()),
});

const onSubmit = vi.fn<FormProps<z.infer<typeof schema>>['onSubmit']>();
beforeEach(() => void onSubmit.mockReset());

const texts = (noun: string) => ({
  label: `${noun}s`,
  rowLabel: (number: number) => `${noun} ${number}`,
  addLabel: `Add ${noun}`,
  removeLabel: `Remove ${noun}`,
});

const renderForm = (defaultValue: { name: string }[] | null = null) =>
  render(
    <>
      <Announcer />
      <Form aria-label="Job" {...{ schema, onSubmit }} actions={<Button type="submit">Save</Button>}>
        <Repeater name="parts" {...texts('Part')} defaultValue={defaultValue}>
          {({ name }, initial) => (
            <>
              <TextField label="Name" name={name('name')} defaultValue={initial?.name} />
              <Repeater name={name('steps')} {...texts('Step')}>
                {(step) => <TextField label="Day" name={step.name('day')} />}
              </Repeater>
            </>
          )}
        </Repeater>
        <MultiSelect label="Tags" name="tags" options={[{ value: 'urgent', label: 'Urgent' }]} />
      </Form>
    </>,
  );

const press = (name: string, nth = 0) =>
  userEvent.click(screen.getAllByRole('button', { name })[nth] as HTMLElement);
const form = () => screen.getByRole<HTMLFormElement>('form');
const names = () => screen.queryAllByLabelText('Name').map((input) => (input as HTMLInputElement).value);

it('REP-17 a named list reaches the schema as rows of objects, lists in lists too', async () => {
  renderForm([{ name: 'Clutch' }, { name: 'Gearbox' }]);
  await press('Add Step', 1);
  await userEvent.keyboard('Monday');
  await press('Save');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0].value).toEqual({
    parts: [
      { name: 'Clutch', steps: [] },
      { name: 'Gearbox', steps: [{ day: 'Monday' }] },
    ],
    tags: [],
  });
});

it('REP-17 an issue of a row lands at its field, and stays with it when rows before it go', async () => {
  renderForm([{ name: 'Clutch' }, { name: 'Gearbox' }]);
  await press('Add Step', 1);
  await press('Save');
  const day = screen.getByLabelText('Day');
  expect(day).toHaveAttribute('name', 'parts[1].steps[0].day');
  expect(day).toHaveAccessibleDescription('Fill this in.');
  expect(day).toHaveFocus();
  await press('Remove Part', 0);
  expect(day).toHaveAttribute('name', 'parts[0].steps[0].day');
  expect(day).toHaveAccessibleDescription('Fill this in.');
});

it('REP-17 an issue of the list itself stands below it, leads to Add, and goes when a row comes', async () => {
  renderForm();
  await press('Save');
  const add = screen.getByRole('button', { name: 'Add Part' });
  expect(add).toHaveFocus();
  expect(add).toHaveAccessibleDescription('Add a part.');
  expect(within(screen.getByRole('region')).getByRole('link')).toHaveTextContent('Parts: Add a part.');
  await userEvent.click(add);
  expect(add).not.toHaveAccessibleDescription();
});

it('REP-18 a reset of the form brings back the rows of the start, and takes away those that came since', async () => {
  renderForm([{ name: 'Clutch' }, { name: 'Gearbox' }]);
  await press('Remove Part', 0);
  await press('Remove Part', 0);
  await press('Add Part');
  await userEvent.keyboard('Axle');
  expect(names().filter(Boolean)).toContain('Axle');
  act(() => form().reset());
  expect(names()).toEqual(['Clutch', 'Gearbox']);
  expect([...new FormData(form()).keys()]).toEqual(['parts[0].name', 'parts[1].name']);
  await press('Add Part');
  await userEvent.keyboard('Axle');
  expect(names()).toEqual(['Clutch', 'Gearbox', 'Axle']);
});
