import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../LocaleProvider';
import { NumberField } from '../NumberField';
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

it.each([
  ['en-GB', 'GBP', '£1,234.56', '1234.56'],
  ['en-GB', 'GBP', '(£1,234.56)', '-1234.56'],
  ['en-GB', 'GBP', '−1,234.56 GBP', '-1234.56'],
  ['de-DE', 'EUR', '1.234,56 €', '1234.56'],
  ['ar-EG', 'EGP', '١٬٢٣٤٫٥٦ ج.م.', '1234.56'],
])('MNY-3 in %s an amount in %s is pasted as %s', async (locale, currency, pasted, value) => {
  render(
    <LocaleProvider locale={locale}>
      <form aria-label="Job">
        <MoneyField label="Price" name="price" currency={currency} min={-10_000} />
      </form>
    </LocaleProvider>,
  );
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(sent('price')).toBe(value);
  expect(input()).toBeValid();
});

it('MNY-3 an amount in another currency is not read', async () => {
  render(<MoneyField label="Price" currency="GBP" />);
  await userEvent.click(input());
  await userEvent.paste('€1,234.56');
  expect(input().validationMessage).toMatch(/^Enter/);
});

it.each(['-5', '−5', '5-', '(5)'])('NUM-10 %s is minus five', async (pasted) => {
  render(
    <form aria-label="Job">
      <NumberField label="Hours" name="hours" />
    </form>,
  );
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(sent('hours')).toBe('-5');
});
