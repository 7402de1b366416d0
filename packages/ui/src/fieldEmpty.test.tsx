import { act, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './components/Checkbox';
import { CheckboxGroup } from './components/CheckboxGroup';
import { CodeField } from './components/CodeField';
import { Combobox } from './components/Combobox';
import { DateField } from './components/DateField';
import { DateRangeField } from './components/DateRangeField';
import { DateTimeField } from './components/DateTimeField';
import { FileField } from './components/FileField';
import { MoneyField } from './components/MoneyField';
import { MultiSelect } from './components/MultiSelect';
import { NumberField } from './components/NumberField';
import { RadioGroup } from './components/RadioGroup';
import { SearchField } from './components/SearchField';
import { Select } from './components/Select';
import { SignatureField } from './components/SignatureField';
import { Switch } from './components/Switch';
import { TextArea } from './components/TextArea';
import { TextField } from './components/TextField';
import { TimeField } from './components/TimeField';

const options = [
  { value: 'a', label: 'Harare' },
  { value: 'b', label: 'Gweru' },
];
const common = { label: 'Sample', name: 'sample' };
const photo = new File(['x'], 'sink.jpg', { type: 'image/jpeg' });

type Props = { value?: never; defaultValue?: never };
type Held = { value?: unknown; defaultValue?: unknown };

interface Field {
  render: (held: Props) => ReactElement;
  filled: unknown;
  /** What a form then gets. */
  sent?: unknown;
  read?: () => unknown;
}

const asBox = ({ value, defaultValue, ...rest }: Props) => ({
  ...rest,
  ...(value !== undefined && { checked: value }),
  ...(defaultValue !== undefined && { defaultChecked: defaultValue }),
});

const fields: Record<string, Field> = {
  TextField: { render: (held) => <TextField {...common} {...held} />, filled: 'Moyo' },
  TextArea: { render: (held) => <TextArea {...common} {...held} />, filled: 'Moyo' },
  NumberField: { render: (held) => <NumberField {...common} {...held} />, filled: '12' },
  MoneyField: { render: (held) => <MoneyField {...common} {...held} />, filled: '12.50' },
  DateField: { render: (held) => <DateField {...common} {...held} />, filled: '1990-03-05' },
  DateRangeField: {
    render: (held) => <DateRangeField label="Sample" fromName="sample" toName="to" {...held} />,
    filled: { from: '1990-03-05', to: '1990-03-06' },
    sent: '1990-03-05',
  },
  TimeField: { render: (held) => <TimeField {...common} {...held} />, filled: '14:30' },
  DateTimeField: { render: (held) => <DateTimeField {...common} {...held} />, filled: '1990-03-05T14:30' },
  CodeField: { render: (held) => <CodeField {...common} {...held} />, filled: 'AB 12' },
  SearchField: { render: (held) => <SearchField {...common} {...held} />, filled: 'Moyo' },
  SignatureField: { render: (held) => <SignatureField {...common} {...held} />, filled: 'M1 1L2 2' },
  Select: {
    render: (held) => <Select {...common} placeholder="Choose" options={options} {...held} />,
    filled: 'b',
  },
  RadioGroup: { render: (held) => <RadioGroup {...common} options={options} {...held} />, filled: 'b' },
  Combobox: {
    render: (held) => <Combobox {...common} options={options} {...held} />,
    filled: { value: 'b', label: 'Gweru' },
    sent: 'b',
  },
  MultiSelect: {
    render: (held) => <MultiSelect {...common} options={options} {...held} />,
    filled: ['b'],
    sent: 'b',
  },
  FileField: {
    render: (held) => <FileField {...common} {...held} />,
    filled: [photo],
    sent: 'sink.jpg',
    // jsdom has no DataTransfer, by which a file gets into an input.
    read: () => screen.queryByText('sink.jpg')?.textContent ?? '',
  },
  CheckboxGroup: {
    render: (held) => <CheckboxGroup {...common} options={options} {...held} />,
    filled: ['b'],
    sent: 'b',
  },
  Checkbox: { render: (held) => <Checkbox {...common} {...asBox(held)} />, filled: true, sent: 'on' },
  Switch: { render: (held) => <Switch {...common} {...asBox(held)} />, filled: true, sent: 'on' },
};

const form = () => document.querySelector('form') as HTMLFormElement;

/** What the form gets; `''` where there is no entry. */
const sentOf = ({ read = () => new FormData(form()).get('sample') ?? '' }: Field) => read();

let hold: (held: Held) => void;
function Owner({ of, start }: { of: Field; start: Held }) {
  const [held, setHeld] = useState(start);
  hold = setHeld;
  return of === fields.SearchField ? (
    of.render(held as Props)
  ) : (
    <form aria-label="Form">{of.render(held as Props)}</form>
  );
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('every field is here', () => {
  const files = Object.keys(import.meta.glob('./components/*/*.tsx')).flatMap((file) => {
    const [, folder = '', name] = /components\/(\w+)\/(\w+)\.tsx$/.exec(file) ?? [];
    return folder === name ? [folder] : [];
  });
  const isField = /Field$|^(Select|MultiSelect|Combobox|RadioGroup|Checkbox|CheckboxGroup|Switch|TextArea)$/;
  // Field is the frame of all; a PhotoField reports photos and holds none.
  const expected = files.filter((name) => isField.test(name) && name !== 'Field' && name !== 'PhotoField');
  expect(Object.keys(fields).sort()).toEqual(expected.sort());
});

describe.each(Object.entries(fields))('%s', (_name, of) => {
  it.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ["''", ''],
  ])('is empty at first with %s, controlled and not, and after a reset', (_text, empty) => {
    for (const held of [{ value: empty }, { defaultValue: empty }]) {
      const { unmount } = render(<Owner of={of} start={held} />);
      expect(sentOf(of)).toBe('');
      act(() => form().reset());
      expect(sentOf(of)).toBe('');
      unmount();
    }
  });

  it('is emptied by null where its owner holds it, and keeps that through a reset', () => {
    render(<Owner of={of} start={{ value: of.filled }} />);
    expect(sentOf(of)).toEqual(of.sent ?? of.filled);
    act(() => hold({ value: null }));
    expect(sentOf(of)).toBe('');
    act(() => form().reset());
    expect(sentOf(of)).toBe('');
  });

  it('goes back to what it started with', () => {
    render(<Owner of={of} start={{ defaultValue: of.filled }} />);
    act(() => form().reset());
    expect(sentOf(of)).toEqual(of.sent ?? of.filled);
  });
});
