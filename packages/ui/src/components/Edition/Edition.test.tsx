import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { Form } from '../Form';
import { TextField } from '../TextField';
import { ConflictNotice } from './ConflictNotice';
import { typedFields } from './typedFields';
import { type EditionSettings, useEdition } from './useEdition';

interface Vehicle {
  version: number;
  plate: string;
  make: string | null;
  note: string | null;
}

const before: Vehicle = { version: 1, plate: 'AB', make: 'Toyota', note: null };
const save = vi.fn<EditionSettings<undefined, Vehicle>['save']>();
const onSaved = vi.fn();
let stored: Vehicle;

class Stale extends Error {}

beforeEach(() => {
  stored = before;
  onSaved.mockReset();
  save.mockReset().mockImplementation(async (changes, { version }) => {
    if (version !== stored.version) throw new Stale();
    stored = { ...stored, ...changes, version: stored.version + 1 };
    return Promise.resolve(stored);
  });
});

interface EditVehicleProps {
  vehicle?: Vehicle;
  /** Another one is another form, opened anew. */
  form?: string;
}

function EditVehicle({ vehicle = before, form = '' }: EditVehicleProps) {
  const edition = useEdition({
    ...{ before: vehicle, save, onSaved },
    version: vehicle.version,
    valuesOf: ({ plate, make, note }: Vehicle) => ({ plate, make, note }),
    read: () => Promise.resolve(stored),
    refusal: (error) => ({ kind: error instanceof Stale ? 'stale' : 'unanswered' }),
    fields: { plate: 'Plate', make: { label: 'Make', text: (make) => String(make).toUpperCase() } },
  });
  return (
    <>
      <Announcer />
      <Form key={form} aria-label="Vehicle" {...edition.form} actions={<Button type="submit">Save</Button>}>
        <ConflictNotice edition={edition} />
        <TextField label="Plate" name="plate" defaultValue={vehicle.plate} />
        <TextField label="Make" name="make" defaultValue={vehicle.make} />
        <TextField label="Note" name="note" defaultValue={vehicle.note} />
      </Form>
    </>
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const enter = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
};
const submit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Plate')).toBeEnabled());
};
const changed = () => save.mock.calls.map(([changes, { version }]) => ({ changes, version }));
const choose = async (label: string, value: string) =>
  userEvent.click(
    within(screen.getByRole('row', { name: new RegExp(label) })).getByRole('radio', { name: value }),
  );

it('EDN-1 sends what was changed, under its version; nothing where nothing was', async () => {
  render(<EditVehicle />);
  await submit();
  expect(save).not.toHaveBeenCalled();
  await enter('Plate', 'CD');
  await enter('Make', '');
  await submit();
  expect(changed()).toEqual([{ changes: { plate: 'CD', make: null }, version: 1 }]);
  expect(onSaved).toHaveBeenCalledWith({ version: 2, plate: 'CD', make: null, note: null });
});

it('EDN-2 what others have changed elsewhere stays', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, make: 'Nissan' };
  await enter('Plate', 'CD');
  await submit();
  expect(stored).toEqual({ version: 5, plate: 'CD', make: 'Nissan', note: null });
  expect(onSaved).toHaveBeenCalledOnce();
});

it('EDN-3 what both have typed alike is saved already', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, plate: 'CD' };
  await enter('Plate', 'CD');
  await submit();
  expect(save).toHaveBeenCalledOnce();
  expect(onSaved).toHaveBeenCalledWith(stored);
});

it('EDN-4 the same fields are chosen one by one, with nothing typed lost', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, plate: 'XY', make: 'Nissan' };
  await enter('Plate', 'CD');
  await enter('Make', 'Mazda');
  await enter('Note', 'Clutch');
  await submit();
  expect(screen.getByText('Someone else has changed this record.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Saved value NISSAN' })).not.toBeChecked();
  await choose('Plate', 'Your value CD');
  await submit();
  expect(save).toHaveBeenCalledOnce();
  await choose('Make', 'Saved value NISSAN');
  await submit();
  expect(changed().at(-1)).toEqual({ changes: { plate: 'CD', note: 'Clutch' }, version: 4 });
  expect(stored).toEqual({ version: 5, plate: 'CD', make: 'Nissan', note: 'Clutch' });
  expect(field('Make')).toHaveValue('Mazda');
  expect(screen.queryByText('Someone else has changed this record.')).not.toBeInTheDocument();
});

it.each([
  ['Keep the saved values', { plate: 'XY', note: 'Clutch' }],
  ['Save my values', { plate: 'CD', note: 'Clutch' }],
])('EDN-8 %s chooses for all fields, and sends the form', async (button, saved) => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, plate: 'XY' };
  await enter('Plate', 'CD');
  await enter('Note', 'Clutch');
  await submit();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(stored).toMatchObject({ version: 5, ...saved }));
});

it('EDN-5 a third person is asked about anew', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, plate: 'XY' };
  await enter('Plate', 'CD');
  await submit();
  await choose('Plate', 'Your value CD');
  stored = { ...before, version: 5, plate: 'ZZ' };
  await submit();
  expect(screen.getByRole('radio', { name: 'Saved value ZZ' })).not.toBeChecked();
  await choose('Plate', 'Your value CD');
  await submit();
  expect(stored).toMatchObject({ version: 6, plate: 'CD' });
});

it('EDN-5 what was chosen before a third person came holds, where they have not changed it', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, plate: 'XY' };
  await enter('Plate', 'CD');
  await enter('Make', 'Mazda');
  await submit();
  await choose('Plate', 'Saved value XY');
  stored = { ...stored, version: 5, make: 'Nissan' };
  await submit();
  expect(screen.getByRole('radio', { name: 'Saved value XY' })).toBeChecked();
  await choose('Make', 'Your value MAZDA');
  await submit();
  expect(stored).toEqual({ version: 6, plate: 'XY', make: 'Mazda', note: null });
});

it('EDN-9 a field that is changed while a conflict is open is asked about as well, and a choice holds for what is typed by then', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, plate: 'XY', make: 'Nissan' };
  await enter('Plate', 'CD');
  await submit();
  await enter('Make', 'Mazda');
  await enter('Plate', 'AB');
  await choose('Plate', 'Your value CD');
  await submit();
  expect(stored.version).toBe(4);
  await choose('Make', 'Saved value NISSAN');
  await submit();
  expect(stored).toEqual({ version: 5, plate: 'AB', make: 'Nissan', note: null });
});

it('EDN-6 after an answer that was lost the same changes go under the same key', async () => {
  render(<EditVehicle />);
  await enter('Plate', 'CD');
  save.mockRejectedValueOnce(new TypeError('offline'));
  await submit();
  expect(screen.getByText('This may already have been saved.')).toBeVisible();
  await submit();
  await enter('Plate', 'EF');
  await submit();
  const [first, second, third] = save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('EDN-7 a further save sends what is changed from there on, not what others have changed', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, make: 'Nissan' };
  await enter('Plate', 'CD');
  await submit();
  await enter('Note', 'Clutch');
  await submit();
  expect(changed().at(-1)).toEqual({ changes: { note: 'Clutch' }, version: 5 });
});

it('EDN-7 what others have changed, and the form has never shown, is asked about before it is saved over', async () => {
  render(<EditVehicle />);
  stored = { ...before, version: 4, make: 'Nissan' };
  await enter('Plate', 'CD');
  await submit();
  await enter('Make', 'Mazda');
  await submit();
  expect(stored).toMatchObject({ version: 5, make: 'Nissan' });
  await choose('Make', 'Your value MAZDA');
  await submit();
  expect(stored).toMatchObject({ version: 6, make: 'Mazda' });
});

it('EDN-10 a form that is opened anew starts from the record as it is by then', async () => {
  const edit = (vehicle: Vehicle) => (
    <EditVehicle key="same" vehicle={vehicle} form={`of ${vehicle.version}`} />
  );
  const { rerender } = render(edit(before));
  await enter('Plate', 'CD');
  stored = { ...before, version: 4, plate: 'XY' };
  rerender(edit(stored));
  await enter('Plate', 'AB');
  await submit();
  expect(changed()).toEqual([{ changes: { plate: 'AB' }, version: 4 }]);
});

it('EDN-11 without a schema a box that is not ticked is no, and a list of one is a list', () => {
  const entries = new FormData();
  entries.append('tags', 'diesel');
  expect(typedFields(entries, { tags: ['diesel', 'van'], urgent: true, plate: 'AB' })).toEqual({
    tags: ['diesel'],
    urgent: false,
  });
});
