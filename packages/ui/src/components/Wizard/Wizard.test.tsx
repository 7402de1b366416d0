import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import type { FormProps } from '../Form';
import { type LeaveGuard, useLeaveGuard } from '../Submission';
import { TextField } from '../TextField';
import { useWizard, Wizard, WizardStep } from './index';

const steps = [
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'work', label: 'Work' },
  { value: 'check', label: 'Check' },
] as const;

let wizard: ReturnType<typeof useWizard<'vehicle' | 'work' | 'check'>>;
let guard: LeaveGuard | undefined;
const save = vi.fn<FormProps['onSubmit']>();

function NewJob() {
  wizard = useWizard(steps);
  useLeaveGuard(wizard, (given) => {
    guard = given;
    return () => {};
  });
  return (
    <>
      <Announcer />
      <Wizard label="New job" wizard={wizard}>
        <WizardStep step="vehicle">
          <TextField label="Plate" name="plate" required />
        </WizardStep>
        <WizardStep step="work">
          <TextField label="Hours" name="hours" />
        </WizardStep>
        <WizardStep step="check" submitLabel="Add Job" onSubmit={save} />
      </Wizard>
    </>
  );
}

const shown = () => screen.getByRole('form').getAttribute('aria-label');
const isShown = (name: string) => waitFor(() => expect(shown()).toBe(name));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function toWork() {
  render(<NewJob />);
  await userEvent.type(screen.getByLabelText('Plate'), 'AB 12');
  await press('Continue');
  await isShown('Work');
}

it('WIZ-1, WIZ-3 a step with issues stays; without, the next is shown, and those before it are buttons', async () => {
  render(<NewJob />);
  await press('Continue');
  expect(screen.getByLabelText('Plate')).toHaveAccessibleDescription('This field is required.');
  expect(screen.queryByRole('button', { name: /Vehicle/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Plate'), 'AB 12{Enter}');
  await isShown('Work');
  expect(screen.getByRole('button', { name: /Vehicle/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check/ })).toBeNull();
});

it('WIZ-2 what was typed stays on the way back and forth', async () => {
  await toWork();
  await userEvent.type(screen.getByLabelText('Hours'), '3');
  await press('Back');
  await isShown('Vehicle');
  expect(screen.getByLabelText('Plate')).toHaveValue('AB 12');
  await press('Continue');
  await isShown('Work');
  expect(screen.getByLabelText('Hours')).toHaveValue('3');
});

it('WIZ-4, WIZ-6 the last step saves; what is refused of another is shown there', async () => {
  save.mockImplementation(() => wizard.showIssues({ work: { fields: { hours: 'Too many.' } } }));
  await toWork();
  await press('Continue');
  await isShown('Check');
  await press('Add Job');
  await isShown('Work');
  await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription('Too many.'));
  expect(save).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByLabelText('Hours'), '1');
  await press('Continue');
  await isShown('Check');
});

it('WIZ-5 leaving asks once something was typed, until all is saved', async () => {
  render(<NewJob />);
  expect(guard?.isUnsaved()).toBe(false);
  await userEvent.type(screen.getByLabelText('Plate'), 'A');
  expect(guard?.isUnsaved()).toBe(true);
  act(() => guard?.ask({ leave: () => {}, stay: () => {} }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  await press('Keep editing');
  act(() => wizard.finish());
  expect(guard?.isUnsaved()).toBe(false);
});
