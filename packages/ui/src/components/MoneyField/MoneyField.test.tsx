import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MoneyField } from './MoneyField';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const sent = (name: string) => new FormData(screen.getByRole('form') as HTMLFormElement).get(name);

it('MNY-1 is described by its currency', () => {
  render(<MoneyField label="Monthly Income" currency="ZIG" hint="Before tax." />);
  expect(input()).toHaveAccessibleDescription('ZIG Before tax.');
});

it('MNY-2 takes two decimals and nothing below zero', async () => {
  render(
    <form aria-label="Individual">
      <MoneyField label="Monthly Income" name="income" />
    </form>,
  );
  await userEvent.type(input(), '1 234.50');
  expect(sent('income')).toBe('1234.50');
  await userEvent.type(input(), '1');
  expect(input().validationMessage).toBe('Enter no more than 2 decimal places.');
  await userEvent.clear(input());
  await userEvent.type(input(), '-1');
  expect(input().validationMessage).toBe('Enter 0 or more.');
});
