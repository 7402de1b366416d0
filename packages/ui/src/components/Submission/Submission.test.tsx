import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { Form } from '../Form';
import { FormDialog } from '../FormDialog';
import { TextField } from '../TextField';
import { DuplicateNotice } from './DuplicateNotice';
import { type Attempts, createAttempts, type SubmissionSettings, useSubmission } from './index';
import type { Block, LeaveGuard } from './leaving';
import type { Refusal } from './refusal';
import { useLeaveGuard } from './useLeaveGuard';

const schema = z.object({ plate: z.string() });
type Vehicle = z.infer<typeof schema>;
type Settings = SubmissionSettings<Vehicle, { id: number }>;

const send = vi.fn<Settings['send']>();
const onSaved = vi.fn();

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('refused');
  }
}
const refusal = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { kind: 'unanswered' };
const refuse = (why: Refusal) => send.mockRejectedValueOnce(new Refused(why));
const lose = () => send.mockRejectedValueOnce(new TypeError('offline'));

beforeEach(() => {
  send.mockReset().mockResolvedValue({ id: 7 });
  onSaved.mockReset();
});

interface AddProps extends Partial<Settings> {
  block?: Block;
}

function AddVehicle({ block, ...settings }: AddProps) {
  const creation = useSubmission({ ...{ schema, send, refusal, onSaved }, ...settings });
  useLeaveGuard(creation, block);
  return (
    <>
      <Announcer />
      <Form aria-label="Vehicle" {...creation.form} actions={<Button type="submit">Save</Button>}>
        <DuplicateNotice duplicate={creation.duplicate} href={({ id }) => `/vehicles/${id}`} />
        <TextField label="Plate" name="plate" />
      </Form>
      <button type="button" onClick={creation.abort}>
        Give up
      </button>
      <output>{String(creation.unconfirmed)}</output>
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

const plate = () => screen.getByLabelText('Plate');
const type = (text: string) => userEvent.type(plate(), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const keys = () => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
const sentTimes = (count: number) => waitFor(() => expect(send).toHaveBeenCalledTimes(count));
const isIdle = () => waitFor(() => expect(plate()).toBeEnabled());
const save = async () => {
  await press('Save');
  await isIdle();
};

it('SUB-1 a second submit while it is sent is the first', async () => {
  let answer = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({ id: 7 }))));
  const { result } = renderHook(() => useSubmission({ schema, send }));
  const { onSubmit } = result.current.form;
  const event = { entries: new FormData(), value: { plate: 'AB' } };
  await act(async () => {
    const first = onSubmit(event);
    expect(onSubmit(event)).toBe(first);
    answer();
    await first;
  });
  expect(send).toHaveBeenCalledOnce();
});

it('SUB-2 the key stays while the answer is missing and the value is the same', async () => {
  render(<AddVehicle />);
  await type('AB');
  lose();
  await save();
  lose();
  await save();
  await type('C');
  lose();
  await save();
  await userEvent.clear(plate());
  await type('AB');
  await save();
  const [first, second, changed, back] = keys();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
  expect(changed).not.toBe(first);
  expect(back).toBe(first);
});

it('SUB-2 after an answer, refused or not, the same value is sent under another key', async () => {
  render(<AddVehicle />);
  await type('AB');
  refuse({ kind: 'issues', form: 'Not today.' });
  await save();
  await save();
  await save();
  expect(new Set(keys()).size).toBe(3);
});

it('SUB-3 the signal ends by abort, and when the form is gone', async () => {
  send.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const { unmount } = render(<AddVehicle />);
  await press('Save');
  await press('Give up');
  expect(await screen.findByText('This may already have been saved.')).toBeVisible();
  await press('Save');
  await sentTimes(2);
  unmount();
  expect(send.mock.calls[1]?.[1].signal.aborted).toBe(true);
});

function Dialogs({ attempts }: { attempts: Attempts }) {
  const [isOpen, setOpen] = useState(false);
  const { form } = useSubmission({ schema, send, refusal, attempts });
  const texts = { title: 'Add', submitLabel: 'Save', pendingLabel: 'Saving' };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FormDialog {...form} {...texts} open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
        <TextField label="Plate" name="plate" />
      </FormDialog>
    </>
  );
}

it('SUB-4 with attempts that outlive the form, the same typed anew is the same attempt until its answer', async () => {
  const attempts = createAttempts();
  render(
    <>
      <Announcer />
      <Dialogs attempts={attempts} />
    </>,
  );
  const addAB = async () => {
    await press('Open');
    await type('AB');
    await press('Save');
  };
  lose();
  await addAB();
  await screen.findByText('This may already have been saved.');
  await press('Cancel');
  await press('Discard');
  await addAB();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await addAB();
  await sentTimes(3);
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

it('SUB-4 a form that is opened while an earlier one is still being sent sends its own value, and knows nothing of the other', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <>
      <Announcer />
      <Dialogs attempts={createAttempts()} />
    </>,
  );
  let fail = () => {};
  // It does not heed the signal.
  send.mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new Error('late')))));
  await press('Open');
  await type('AB');
  await press('Save');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  vi.useRealTimers();
  await press('Cancel');
  await press('Open');
  await type('CD');
  await act(async () => {
    fail();
    await Promise.resolve();
  });
  expect(screen.queryByText('This may already have been saved.')).not.toBeInTheDocument();
  send.mockImplementationOnce(() => new Promise(() => {}));
  await press('Save');
  await sentTimes(2);
  expect(send.mock.calls.map(([value]) => value.plate)).toEqual(['AB', 'CD']);
});

it('SUB-5 a refusal stands at its field, or above the form with the text of its kind', async () => {
  render(<AddVehicle />);
  refuse({ kind: 'issues', fields: { plate: 'Not a plate.' } });
  await save();
  expect(plate()).toHaveAccessibleDescription('Not a plate.');
  refuse({ kind: 'stale' });
  await save();
  expect(screen.getByRole('region')).toHaveTextContent('Someone else has changed this record.');
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

it('SUB-6, SUB-10 a duplicate is named and led to, until the form is sent again', async () => {
  render(<AddVehicle />);
  refuse({ kind: 'duplicate', id: 7, name: 'AB 12' });
  await save();
  expect(screen.getByText('AB 12 is on file already.')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('AB 12 is on file already.');
  expect(screen.getByRole('link', { name: 'View AB 12' })).toHaveAttribute('href', '/vehicles/7');
  await save();
  expect(screen.queryByText('AB 12 is on file already.')).not.toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledOnce();
});

it('SUB-10 what the server says of a duplicate stands beside the notice, and without one the form says it', async () => {
  const { unmount } = render(<AddVehicle />);
  refuse({ kind: 'duplicate', id: 7, form: 'Ask the yard.' });
  await save();
  expect(screen.getByRole('region')).toHaveTextContent('Ask the yard.');
  unmount();
  render(<Dialogs attempts={createAttempts()} />);
  await press('Open');
  refuse({ kind: 'duplicate', id: 7 });
  await press('Save');
  expect(await screen.findByText('This record already exists.')).toBeVisible();
});

it('SUB-7 an answer that was lost is said, with a way to look and to send it again', async () => {
  render(<AddVehicle lookHref="/vehicles" />);
  await type('AB');
  lose();
  await save();
  expect(screen.getByRole('status')).toHaveTextContent('true');
  expect(screen.getByRole('link', { name: 'Check whether it was saved' })).toHaveAttribute(
    'href',
    '/vehicles',
  );
  await press('Send again');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('false'));
  expect(keys()[1]).toBe(keys()[0]);
  expect(screen.queryByText('This may already have been saved.')).not.toBeInTheDocument();
});

it('SUB-8 a changed form is not left by a link without a question, and a saved one is', async () => {
  render(<AddVehicle />);
  await type('AB');
  const follow = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    // jsdom cannot navigate: the click stops here.
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    const arrived = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', arrived);
    act(() => void link.dispatchEvent(click));
    link.removeEventListener('click', arrived);
    return arrived;
  };
  expect(follow()).not.toHaveBeenCalled();
  const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(plate()).toHaveValue('AB');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await save();
  expect(follow()).toHaveBeenCalledOnce();
});

it('SUB-8, SUB-9 a router asks the guard, also after an answer that was lost, and leaves or stays as it is told', async () => {
  let guard: LeaveGuard | undefined;
  const stop = vi.fn();
  const { unmount } = render(
    <AddVehicle
      block={(given) => {
        guard = given;
        return stop;
      }}
    />,
  );
  expect(guard?.isUnsaved()).toBe(false);
  lose();
  await save();
  expect(guard?.isUnsaved()).toBe(true);
  const [leave, stay] = [vi.fn(), vi.fn()];
  act(() => guard?.ask({ leave, stay }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/may already have been saved/);
  await press('Leave');
  expect(leave).toHaveBeenCalledOnce();
  expect(stay).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
