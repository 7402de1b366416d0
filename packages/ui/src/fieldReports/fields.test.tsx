// Reports of other libraries, tried on this one: docs/field-reports.md.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from '../components/Checkbox';
import { DateField } from '../components/DateField';
import { LocaleProvider } from '../components/LocaleProvider';
import { NumberField, type NumberFieldProps } from '../components/NumberField';
import { Select } from '../components/Select';

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Form' });
const sent = (name: string) => new FormData(form()).get(name);

it.each(['radix-ui/primitives#983', 'radix-ui/primitives#3444'])(
  '%s a checkbox shows and sends the same after its form was reset',
  async () => {
    const user = userEvent.setup();
    render(
      <form aria-label="Form">
        <Checkbox label="Email" name="email" value="yes" />
      </form>,
    );
    const box = screen.getByRole('checkbox', { name: 'Email' });
    for (let time = 0; time < 2; time += 1) {
      await user.click(box);
      expect(box).toBeChecked();
      expect(sent('email')).toBe('yes');
      form().reset();
      expect(box).not.toBeChecked();
      expect(sent('email')).toBeNull();
    }
  },
);

it('radix-ui/primitives#649 a required checkbox can be pointed at by the browser', () => {
  render(
    <form aria-label="Form">
      <Checkbox label="Agreed" name="agreed" required />
    </form>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Agreed/ });
  expect(form().checkValidity()).toBe(false);
  expect(box.type).toBe('checkbox');
  box.focus();
  expect(box).toHaveFocus();
});

it('mantinedev/mantine#4987 a Select goes back with its form', async () => {
  const user = userEvent.setup();
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  render(
    <form aria-label="Form">
      <Select label="Term" name="term" options={options} placeholder="Choose" />
    </form>,
  );
  await user.selectOptions(screen.getByLabelText('Term'), 'b');
  form().reset();
  expect(screen.getByLabelText('Term')).toHaveValue('');
  expect(sent('term')).toBe('');
});

function renderNumber(props: Partial<NumberFieldProps> = {}) {
  render(
    <form aria-label="Form">
      <NumberField label="Number" name="number" decimals={2} {...props} />
    </form>,
  );
  return screen.getByLabelText<HTMLInputElement>('Number');
}

it('adobe/react-spectrum#7015 two decimal signs stay as they were typed, and are wrong', async () => {
  const user = userEvent.setup();
  const box = renderNumber({ defaultValue: '1024' });
  await user.clear(box);
  await user.type(box, '.,');
  await user.tab();
  expect(box).toHaveValue('.,');
  expect(box.validity.valid).toBe(false);
});

it.each([
  ['mantinedev/mantine#8089', '1.09', '{Backspace}', '1.0', '1.0'],
  ['mantinedev/mantine#7946', '1.23', '{Home}{Delete}', '.23', '0.23'],
  ['mantinedev/mantine#6709', '', '.05', '.05', '0.05'],
])('%s a number is never rewritten under the caret: %s and %s', async (_report, start, keys, text, value) => {
  const user = userEvent.setup();
  const box = renderNumber();
  if (start) await user.type(box, start);
  await user.click(box);
  await user.keyboard(keys);
  expect(box).toHaveValue(text);
  expect(sent('number')).toBe(value);
});

it('mantinedev/mantine#4505 decimals bring up a keyboard that has a point', () => {
  expect(renderNumber()).toHaveAttribute('inputmode', 'decimal');
});

it('mantinedev/mantine#8710 a pasted point is no thousands sign where a comma is the decimal sign', async () => {
  const user = userEvent.setup();
  render(
    <LocaleProvider locale="de-DE">
      <form aria-label="Form">
        <NumberField label="Zahl" name="number" decimals={2} />
      </form>
    </LocaleProvider>,
  );
  await user.click(screen.getByLabelText('Zahl'));
  await user.paste('10.02');
  expect(sent('number')).not.toBe('1002');
});

const renderDate = (locale = 'en-GB', timeZone = 'Africa/Harare') => (
  <LocaleProvider locale={locale} timeZone={timeZone}>
    <form aria-label="Form">
      <DateField label="Date" name="date" />
    </form>
  </LocaleProvider>
);

it.each([
  ['adobe/react-spectrum#7337', '29/02/2024', '2024-02-29'],
  ['adobe/react-spectrum#4181', '29/02/2008', '2008-02-29'],
  ['adobe/react-spectrum#3109', '31/12/9999', '9999-12-31'],
])('%s a day that is typed key by key is the day that is sent: %s', async (_report, typed, day) => {
  const user = userEvent.setup();
  render(renderDate());
  await user.type(screen.getByLabelText('Date'), typed);
  await user.tab();
  expect(sent('date')).toBe(day);
});

it('adobe/react-spectrum#8366 a year is typed over by one with noughts', async () => {
  const user = userEvent.setup();
  render(renderDate());
  const box = screen.getByLabelText<HTMLInputElement>('Date');
  await user.type(box, '05/03/2025');
  box.setSelectionRange(6, 10);
  await user.keyboard('2000');
  expect(sent('date')).toBe('2000-03-05');
});

it.each(['mantinedev/mantine#4557', 'mantinedev/mantine#7398'])(
  '%s day and month stay in their places while the year is changed, as the locale writes them',
  (_report) => {
    render(renderDate('de-DE'));
    const box = screen.getByLabelText('Date');
    for (const [typed, day] of [
      ['05.03.2025', '2025-03-05'],
      ['05.03.2012', '2012-03-05'],
    ] as const) {
      fireEvent.change(box, { target: { value: typed } });
      fireEvent.blur(box);
      expect(sent('date')).toBe(day);
    }
  },
);

it('mui/mui-x#15628 another time zone moves no day while it is typed', async () => {
  const user = userEvent.setup();
  const { rerender } = render(renderDate('en-GB', 'America/New_York'));
  const box = screen.getByLabelText('Date');
  await user.type(box, '05/03/20');
  rerender(renderDate('en-GB', 'Pacific/Kiritimati'));
  await user.type(box, '25');
  await user.tab();
  expect(sent('date')).toBe('2025-03-05');
});
