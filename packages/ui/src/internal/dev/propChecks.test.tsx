import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AlertDialog } from '../../components/AlertDialog';
import { DateField } from '../../components/DateField';
import { DateText } from '../../components/DateText';
import { Dialog } from '../../components/Dialog';
import { Drawer } from '../../components/Drawer';
import { Form } from '../../components/Form';
import { IconButton } from '../../components/IconButton';
import { Money } from '../../components/Money';
import { MoneyField } from '../../components/MoneyField';
import { NumberField } from '../../components/NumberField';
import { ProgressBar } from '../../components/ProgressBar';
import { RadioGroup } from '../../components/RadioGroup';
import { Repeater } from '../../components/Repeater';
import { Select } from '../../components/Select';
import { Tabs } from '../../components/Tabs';
import { TextField } from '../../components/TextField';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const warnings = () => warn.mock.calls.flat().filter((text) => String(text).startsWith('@rentsafe/ui: '));

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const nothing = () => {};
const question = { description: 'It cannot be undone.', onConfirm: nothing, onCancel: nothing };
const rows = { label: 'Guarantors', rowLabel: String, addLabel: 'Add', removeLabel: 'Remove' };
const duplicates = [
  { value: 'usd', label: 'USD' },
  { value: 'usd', label: 'ZIG' },
];
const tabs = [{ value: 'overview', label: 'Overview', content: 'Status' }];

it.each<[string, ReactElement, RegExp]>([
  ['TextField without a label', <TextField key="" label=" " />, /A field has no label\..*Pass `label`/],
  [
    'IconButton without a label',
    <IconButton key="" label="">
      x
    </IconButton>,
    /An? IconButton has no label\./,
  ],
  [
    'Dialog without a title',
    <Dialog key="" open onOpenChange={nothing} title="" />,
    /A Dialog has no title\./,
  ],
  [
    'Drawer without a title',
    <Drawer key="" open onOpenChange={nothing} title="" />,
    /A Drawer has no title\./,
  ],
  [
    'AlertDialog without a title',
    <AlertDialog key="" open title="" confirmLabel="Delete" {...question} />,
    /An? AlertDialog has no title\./,
  ],
  [
    'Select with a value twice',
    <Select key="" label="Currency" options={duplicates} />,
    /Select "Currency" has two entries with the value "usd".*Give each/,
  ],
  [
    'RadioGroup with a value twice',
    <RadioGroup key="" label="Paid in" options={duplicates} />,
    /RadioGroup "Paid in" has two entries with the value "usd"/,
  ],
  [
    'Tabs with a value twice',
    <Tabs key="" label="Status" value="overview" tabs={[...tabs, ...tabs]} />,
    /Tabs "Status" has two entries with the value "overview"/,
  ],
  [
    'Tabs with none selected',
    <Tabs<string> key="" label="Payments" value="company" tabs={tabs} />,
    /Tabs "Payments" has no tab "company".*no panel.*`value`/,
  ],
  [
    'NumberField whose limits exclude everything',
    <NumberField key="" label="Rooms" min={5} max={1} />,
    /NumberField "Rooms" has a `min` of 5 and a `max` of 1.*Let `min`/,
  ],
  [
    'MoneyField whose limits exclude everything',
    <MoneyField key="" label="Rent" max={-1} />,
    /MoneyField "Rent" has a `min` of 0 and a `max` of -1/,
  ],
  [
    'DateField whose limits exclude everything',
    <DateField key="" label="From" min="2025-02-01" max="2025-01-01" />,
    /DateField "From" has a `min` of 2025-02-01/,
  ],
  [
    'DateField that starts with no date',
    <DateField key="" label="Until" defaultValue="05/03/2025" />,
    /DateField "Until" cannot read the defaultValue "05\/03\/2025".*YYYY-MM-DD/,
  ],
  [
    'Repeater with more rows than it may have',
    <Repeater key="" {...rows} min={3} max={2}>
      {() => null}
    </Repeater>,
    /Repeater "Guarantors" has a `min` of 3 and a `max` of 2/,
  ],
  [
    'ProgressBar out of its range',
    <ProgressBar key="" label="Sending" value={120} />,
    /ProgressBar "Sending" has a value of 120, and goes from 0 to 100.*`max`/,
  ],
  ['Money that is none', <Money key="" amount="a lot" />, /Money cannot read the amount "a lot".*1234\.50/],
  [
    'DateText that is none',
    <DateText key="" value="yesterday" />,
    /DateText cannot read the value "yesterday"/,
  ],
  [
    'Form in a Form',
    <Form key="" onSubmit={nothing}>
      <Form aria-label="Address" onSubmit={nothing} />
    </Form>,
    /A Form stands inside another Form.*FormDialog/,
  ],
])('%s: one warning with what, why and how', (_title, element, expected) => {
  render(element).rerender(element);
  expect(warnings().join('\n')).toMatch(expected);
  expect(warnings()).toHaveLength(1);
});

it('no warning where all is used correctly', () => {
  render(
    <Form onSubmit={nothing}>
      <TextField label="Last Name" />
      <Select label="Type" options={duplicates.slice(0, 1)} />
      <DateField label="Born" min="1900-01-01" max="2025-01-01" defaultValue="1990-03-05" />
      <Tabs label="Status" value="overview" tabs={tabs} />
      <Money amount={null} />
      <DateText value={undefined} />
      <ProgressBar label="Saving" />
    </Form>,
  );
  expect(warnings()).toEqual([]);
});
