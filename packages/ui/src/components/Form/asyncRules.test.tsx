import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { enter } from '../../testing/enter';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Form, type FormProps } from './Form';
import type { FieldRule } from './useFieldRules';

const onSubmit = vi.fn<FormProps<unknown>['onSubmit']>();
beforeEach(() => void onSubmit.mockReset());

const renderForm = (props: Partial<FormProps<unknown>>) =>
  render(
    <>
      <Announcer />
      <Form aria-label="Vehicle" onSubmit={onSubmit} actions={<Button type="submit">Save</Button>} {...props}>
        <TextField label="Plate" name="plate" />
        <TextField label="Make" name="make" />
      </Form>
    </>,
  );

const plate = () => screen.getByLabelText('Plate');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** A rule whose answers come when they are let. */
function heldRule() {
  const asked: { value: string; signal: AbortSignal; answer: (text?: string) => void }[] = [];
  const rule: FieldRule = (value, { signal }) =>
    new Promise((resolve) => asked.push({ value, signal, answer: resolve }));
  return { asked, rule: vi.fn(rule) };
}

it('FRM-13 a schema may answer later: what it finds stands at the field, and what is right is sent once', async () => {
  const isFree = vi.fn(async (text: string) => Promise.resolve(text !== 'AB 12'));
  const schema = z.object({
    plate: z.string().check(z.refine(isFree, 'On file already.')),
    make: z.string(),
  });
  renderForm({ schema });
  await enter(plate(), 'AB 12');
  await save();
  await waitFor(() => expect(plate()).toHaveAccessibleDescription('On file already.'));
  expect(plate()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(plate());
  await enter(plate(), 'CD 34');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0].value).toEqual({ plate: 'CD 34', make: '' });
});

it('FRM-13 validate may answer later too', async () => {
  renderForm({ validate: async () => ({ fields: { make: 'Unknown make.' } }) });
  await save();
  await waitFor(() => expect(screen.getByLabelText('Make')).toHaveAccessibleDescription('Unknown make.'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('FRM-14 a rule is asked when its field is left, which says so until the answer', async () => {
  const { asked, rule } = heldRule();
  renderForm({ rules: { plate: rule } });
  await userEvent.type(plate(), 'AB 12');
  expect(asked).toHaveLength(0);
  await userEvent.tab();
  expect(plate()).toHaveAccessibleDescription('Checking…');
  asked[0]?.answer('On file already.');
  await waitFor(() => expect(plate()).toHaveAccessibleDescription('On file already.'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.type(plate(), '3');
  expect(plate()).not.toHaveAccessibleDescription();
});

it('FRM-14 an answer to what was typed before counts for nothing, and its request is given up', async () => {
  const { asked, rule } = heldRule();
  renderForm({ rules: { plate: rule } });
  await userEvent.type(plate(), 'AB');
  await userEvent.tab();
  await userEvent.type(plate(), 'C');
  expect(asked[0]?.signal.aborted).toBe(true);
  await userEvent.tab();
  asked[1]?.answer();
  await waitFor(() => expect(plate()).not.toHaveAccessibleDescription());
  asked[0]?.answer('On file already.');
  await Promise.resolve();
  expect(plate()).not.toHaveAccessibleDescription();
});

it('FRM-14 sending waits for the rules, asks about each value once, and is held by what they find', async () => {
  const { asked, rule } = heldRule();
  renderForm({ rules: { plate: rule } });
  await userEvent.type(plate(), 'AB');
  await save();
  expect(asked.map(({ value }) => value)).toEqual(['AB']);
  expect(onSubmit).not.toHaveBeenCalled();
  asked[0]?.answer('On file already.');
  await waitFor(() => expect(plate()).toHaveFocus());
  await save();
  expect(rule).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('FRM-14 a rule that cannot answer holds nothing back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderForm({ rules: { plate: () => Promise.reject(new Error('offline')) } });
  await userEvent.type(plate(), 'AB');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});
