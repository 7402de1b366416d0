import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stepper, type StepperProps } from './Stepper';

const renderStepper = (props: Partial<StepperProps> = {}) =>
  render(
    <Stepper
      label="New lease"
      value="rent"
      steps={[
        { value: 'unit', label: 'Unit', state: 'done' },
        { value: 'tenant', label: 'Tenant', state: 'error' },
        { value: 'rent', label: 'Rent' },
        { value: 'check', label: 'Check' },
      ]}
      {...props}
    />,
  );
const items = () => within(screen.getByRole('list', { name: 'New lease' })).getAllByRole('listitem');

it('STP-1, STP-2 is a list with one current step, whose states are texts', () => {
  renderStepper();
  expect(items().map((item) => item.textContent)).toEqual([
    'Unit Done',
    '!Tenant Needs attention',
    '3Rent',
    '4Check',
  ]);
  const current = items().filter((item) => item.querySelector('[aria-current=step]'));
  expect(current.map((item) => item.textContent)).toEqual(['3Rent']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('STP-3 leads to the other steps that somebody has been to, by keyboard', async () => {
  const onValueChange = vi.fn();
  renderStepper({ onValueChange });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Unit Done',
    '!Tenant Needs attention',
  ]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'tenant' });
});

it('warns where no step is current', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderStepper({ value: 'deposit' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no step "deposit".*`value`/));
});
