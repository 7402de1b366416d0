import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './components/Checkbox';
import { Combobox } from './components/Combobox';
import { DateField } from './components/DateField';
import { MoneyField } from './components/MoneyField';
import { NumberField } from './components/NumberField';
import { RadioGroup } from './components/RadioGroup';
import { Select } from './components/Select';
import { Switch } from './components/Switch';
import { TextArea } from './components/TextArea';
import { TextField } from './components/TextField';

const options = [
  { value: 'a', label: 'Harare' },
  { value: 'b', label: 'Gweru' },
];
const common = { label: 'Sample', name: 'sample' };
const box = () => screen.getByLabelText<HTMLInputElement>(/^Sample$/);
const shownText = () => box().value;
const type = (text: string) => async () => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

interface Field<Value> {
  /** What the owner holds at first, and after its reset. */
  first: Value;
  render: (value: Value, onChange: (value: Value) => void) => ReactElement;
  change: () => Promise<void>;
  /** After the change: what the owner holds, what is sent, what is shown. */
  changed: { value: Value; sent: string | null; shown: unknown };
  /** After the reset. */
  reset: { sent: string | null; shown: unknown };
  shown: () => unknown;
}

const field = <Value,>(of: Field<Value>) => of as Field<unknown>;
const isChecked = () => box().checked;

const fields: Record<string, Field<unknown>> = {
  TextField: field({
    first: '',
    render: (value, onChange) => (
      <TextField {...common} value={value} onValueChange={(event) => onChange(event.value)} />
    ),
    change: type('Moyo'),
    changed: { value: 'Moyo', sent: 'Moyo', shown: 'Moyo' },
    reset: { sent: '', shown: '' },
    shown: shownText,
  }),
  TextArea: field({
    first: 'Dube',
    render: (value, onChange) => (
      <TextArea {...common} value={value} onValueChange={(event) => onChange(event.value)} />
    ),
    change: type('Moyo'),
    changed: { value: 'Moyo', sent: 'Moyo', shown: 'Moyo' },
    reset: { sent: 'Dube', shown: 'Dube' },
    shown: shownText,
  }),
  NumberField: field({
    first: '12',
    render: (value, onChange) => (
      <NumberField {...common} value={value} onValueChange={(event) => onChange(event.value)} />
    ),
    change: type('1,200'),
    changed: { value: '1200', sent: '1200', shown: '1,200' },
    reset: { sent: '12', shown: '12' },
    shown: shownText,
  }),
  'MoneyField with text that is no amount': field({
    first: '',
    render: (value, onChange) => (
      <MoneyField {...common} value={value} onValueChange={(event) => onChange(event.value)} />
    ),
    change: type('a lot'),
    changed: { value: 'a lot', sent: 'a lot', shown: 'a lot' },
    reset: { sent: '', shown: '' },
    shown: shownText,
  }),
  DateField: field({
    first: '1990-03-05',
    render: (value, onChange) => (
      <DateField {...common} value={value} onValueChange={(event) => onChange(event.value)} />
    ),
    change: type('6/3/1990'),
    changed: { value: '1990-03-06', sent: '1990-03-06', shown: '6/3/1990' },
    reset: { sent: '1990-03-05', shown: '05/03/1990' },
    shown: shownText,
  }),
  Combobox: field<string | { value: string | number; label: string }>({
    first: { value: 'a', label: 'Harare' },
    render: (value, onChange) => (
      <Combobox
        {...common}
        options={options}
        value={value}
        onValueChange={(event) => onChange(event.value)}
      />
    ),
    change: async () => {
      await type('gwe')();
      await userEvent.click(await screen.findByRole('option'));
    },
    changed: { value: { value: 'b', label: 'Gweru' }, sent: 'b', shown: 'Gweru' },
    reset: { sent: 'a', shown: 'Harare' },
    shown: shownText,
  }),
  'Combobox with text that is no option': field({
    first: '',
    render: (value, onChange) => (
      <Combobox
        {...common}
        options={options}
        value={value}
        onValueChange={(event) => onChange(typeof event.value === 'string' ? event.value : '')}
      />
    ),
    change: type('x'),
    changed: { value: 'x', sent: '', shown: 'x' },
    reset: { sent: '', shown: '' },
    shown: shownText,
  }),
  Select: field({
    first: 'a',
    render: (value, onChange) => (
      <Select {...common} options={options} value={value} onValueChange={(event) => onChange(event.value)} />
    ),
    change: () => userEvent.selectOptions(box(), 'Gweru'),
    changed: { value: 'b', sent: 'b', shown: 'b' },
    reset: { sent: 'a', shown: 'a' },
    shown: shownText,
  }),
  RadioGroup: field({
    first: 'a',
    render: (value, onChange) => (
      <RadioGroup
        {...common}
        options={options}
        value={value}
        onValueChange={(event) => onChange(event.value)}
      />
    ),
    change: () => userEvent.click(screen.getByLabelText('Gweru')),
    changed: { value: 'b', sent: 'b', shown: 'Gweru' },
    reset: { sent: 'a', shown: 'Harare' },
    shown: () =>
      screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.labels?.[0]?.textContent,
  }),
  Checkbox: field({
    first: true,
    render: (checked, onChange) => (
      <Checkbox {...common} checked={checked} onCheckedChange={(event) => onChange(event.checked)} />
    ),
    change: () => userEvent.click(box()),
    changed: { value: false, sent: null, shown: false },
    reset: { sent: 'on', shown: true },
    shown: isChecked,
  }),
  Switch: field({
    first: false,
    render: (checked, onChange) => (
      <Switch {...common} checked={checked} onCheckedChange={(event) => onChange(event.checked)} />
    ),
    change: () => userEvent.click(box()),
    changed: { value: true, sent: 'on', shown: true },
    reset: { sent: null, shown: false },
    shown: isChecked,
  }),
};

let held: unknown;
let hold: (value: unknown) => void;

/** Holds a value as a form library does. */
function Owner({ of }: { of: Field<unknown> }) {
  const [value, setValue] = useState(of.first);
  held = value;
  hold = setValue;
  return <form aria-label="Form">{of.render(value, setValue)}</form>;
}

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).get('sample');

describe.each(Object.entries(fields))('%s', (_name, of) => {
  it('NUM-9, CMB-12 holds, sends and shows the same after a change and after a reset by its owner', async () => {
    render(<Owner of={of} />);
    await of.change();
    expect({ value: held, sent: sent(), shown: of.shown() }).toEqual(of.changed);
    act(() => hold(of.first));
    expect({ sent: sent(), shown: of.shown() }).toEqual(of.reset);
  });

  it('CHK-5 keeps what its owner holds when the form itself is reset', async () => {
    render(<Owner of={of} />);
    await of.change();
    act(() => form().reset());
    expect({ value: held, sent: sent(), shown: of.shown() }).toEqual(of.changed);
  });
});
