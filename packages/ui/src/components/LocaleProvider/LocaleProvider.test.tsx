import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateField } from '../DateField';
import { DateRangeField } from '../DateRangeField';
import { DateText } from '../DateText';
import { Money } from '../Money';
import { MoneyField } from '../MoneyField';
import { MoneyTotals } from '../MoneyTotals';
import { LocaleProvider } from './LocaleProvider';

const locales = ['en-GB', 'en-US', 'de-DE'] as const;
const days = { 'en-GB': '05/03/2025', 'en-US': '03/05/2025', 'de-DE': '05.03.2025' };
const patterns = { 'en-GB': 'dd/mm/yyyy', 'en-US': 'mm/dd/yyyy', 'de-DE': 'dd.mm.yyyy' };
const typedAmounts = { 'en-GB': '1,234.5', 'en-US': '1,234.5', 'de-DE': '1.234,5' };
const shownAmounts = { 'en-GB': '€1,234.50', 'en-US': '€1,234.50', 'de-DE': '1.234,50\u00a0€' };

it.each(locales)('LCL-1 a day is written and read as in %s, and sent as YYYY-MM-DD', async (locale) => {
  const onValueChange = vi.fn();
  render(
    <LocaleProvider locale={locale}>
      <DateField label="Start" onValueChange={onValueChange} />
      <DateText value="2025-03-05" dateStyle="numeric" />
    </LocaleProvider>,
  );
  const input = screen.getByLabelText('Start');
  expect(input).toHaveAttribute('placeholder', patterns[locale]);
  await userEvent.type(input, days[locale]);
  expect(onValueChange).toHaveBeenLastCalledWith({ value: '2025-03-05', valid: true });
  expect(screen.getByRole('time')).toHaveTextContent(days[locale]);
});

it('LCL-1 both days of a range are read in the same order', async () => {
  const onValueChange = vi.fn();
  render(
    <LocaleProvider locale="en-US">
      <DateRangeField label="Period" onValueChange={onValueChange} />
    </LocaleProvider>,
  );
  await userEvent.type(screen.getByLabelText('From'), '13/05/2025');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: { from: '13/05/2025', to: '' }, valid: false });
});

it.each(locales)('LCL-2 an amount is written and read as in %s, and sent with a point', async (locale) => {
  const onValueChange = vi.fn();
  render(
    <LocaleProvider locale={locale} currency="EUR">
      <MoneyField label="Rent" onValueChange={onValueChange} />
      <Money amount="1234.5" />
    </LocaleProvider>,
  );
  await userEvent.type(screen.getByLabelText('Rent'), typedAmounts[locale]);
  expect(onValueChange).toHaveBeenLastCalledWith({ value: '1234.5', valid: true });
  expect(screen.getByText(shownAmounts[locale].replace('\u00a0', ' '))).toBeVisible();
});

it('LCL-2 a value that the caller holds stands in the box as it is typed there', () => {
  render(
    <LocaleProvider locale="de-DE">
      <MoneyField label="Rent" value="1234.50" onValueChange={() => {}} />
    </LocaleProvider>,
  );
  expect(screen.getByLabelText('Rent')).toHaveValue('1234,50');
});

it('LCL-3 takes any currency, with the digits of its smallest unit', async () => {
  const onValueChange = vi.fn();
  render(
    <LocaleProvider currency="JPY">
      <MoneyField label="Rent" onValueChange={onValueChange} />
      <Money amount={1234} />
      <MoneyTotals
        amounts={[
          { amount: '1250', currency: 'JPY' },
          { amount: '1.250', currency: 'BHD' },
        ]}
      />
    </LocaleProvider>,
  );
  expect(screen.getByLabelText('Rent')).toHaveAccessibleDescription('JPY');
  expect(screen.getByText('¥1,234')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BHD\u00a01.250',
    '¥1,250',
  ]);
  await userEvent.type(screen.getByLabelText('Rent'), '12.5');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: '12.5', valid: false });
});

it('LCL-4 changes what it is given, and nothing else', () => {
  render(
    <LocaleProvider locale="de-DE" currency="EUR">
      <LocaleProvider currency="USD">
        <Money amount="1234.5" />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(screen.getByText('1.234,50 $')).toBeVisible();
});
