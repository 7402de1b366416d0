// Reports of other libraries, tried on this one: docs/field-reports.md.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../components/Button';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { DateTimeField } from '../components/DateTimeField';
import { Form } from '../components/Form';
import { MultiSelect } from '../components/MultiSelect';
import { TextField } from '../components/TextField';
import { TimeField } from '../components/TimeField';
import { useWizard, Wizard, WizardStep } from '../components/Wizard';

afterEach(() => vi.unstubAllEnvs());

const sent = (name: string) =>
  new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Form' })).getAll(name);

const towns = ['Harare', 'Gweru', 'Mutare'].map((label) => ({ value: label.toLowerCase(), label }));

it('JedWatson/react-select#14 Backspace takes a letter of the search, and what is chosen once there is none', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Form">
      <MultiSelect label="Towns" name="town" options={towns} defaultValue={['harare', 'gweru']} />
    </form>,
  );
  const box = screen.getByRole('combobox', { name: 'Towns' });
  await user.type(box, 'mu{Backspace}');
  expect(box).toHaveValue('m');
  await user.keyboard('{Backspace}');
  expect(sent('town')).toEqual(['harare', 'gweru']);
  await user.keyboard('{Backspace}');
  expect(sent('town')).toEqual(['harare']);
});

it.each(['davidstutz/bootstrap-multiselect#377', 'tbleckert/react-select-search#123'])(
  '%s Enter in the search chooses, and sends no form',
  async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form aria-label="Form" onSubmit={onSubmit}>
        <MultiSelect label="Towns" name="town" options={towns} />
        <button type="submit">Save</button>
      </form>,
    );
    await user.type(screen.getByRole('combobox', { name: 'Towns' }), 'mu{Enter}{ArrowDown}{Enter}');
    expect(sent('town')).toEqual(['mutare']);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it.each(['adobe/react-spectrum#7522', 'adobe/react-spectrum#6173'])(
  '%s one box of a required group is enough, and its message goes with it',
  async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <Form aria-label="Form" actions={<Button type="submit">Save</Button>} onSubmit={onSubmit}>
        <CheckboxGroup label="Towns" name="town" required options={towns} />
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const group = screen.getByRole('group', { name: /Towns/ });
    expect(group).toHaveAccessibleDescription(/./);
    await user.click(screen.getByRole('checkbox', { name: 'Gweru' }));
    expect(group).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
);

it('mgcrea/angular-strap#1036 a quarter past midnight is not a quarter past noon', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Form">
      <TimeField label="From" name="from" />
      <TimeField label="To" name="to" />
    </form>,
  );
  await user.type(screen.getByLabelText('From'), '12:15 AM');
  await user.type(screen.getByLabelText('To'), '12:15 PM');
  await user.tab();
  expect([...sent('from'), ...sent('to')]).toEqual(['00:15', '12:15']);
});

it.each(['mantinedev/mantine#7903', 'mantinedev/mantine#9041'])(
  '%s a time that is typed or pasted over another is that time, without seconds and within its limits or not',
  async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(
      <form aria-label="Form">
        <TimeField label="Time" name="time" min="08:00" max="17:00" onValueChange={onValueChange} />
      </form>,
    );
    const box = screen.getByLabelText<HTMLInputElement>('Time');
    await user.type(box, '09:30');
    await user.tab();
    await user.tripleClick(box);
    await user.keyboard('10:45');
    await user.tab();
    expect(sent('time')).toEqual(['10:45']);
    await user.tripleClick(box);
    await user.paste('18:30');
    await user.tab();
    expect(sent('time')).toEqual(['18:30']);
    expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '18:30', valid: false }));
  },
);

it.each([
  ['dangrossman/daterangepicker#809', '01/08/2026', '12 am', '2026-08-01T00:00'],
  ['telerik/kendo-ui-core#1552', '29/03/2026', '02:00', '2026-03-29T02:00'],
  ['Hacker0x01/react-datepicker#4243', '25/10/2026', '02:30', '2026-10-25T02:30'],
])(
  '%s the hour is that which was typed, however often the box is left: %s %s',
  async (_, day, time, value) => {
    vi.stubEnv('TZ', 'Europe/Amsterdam');
    const user = userEvent.setup();
    render(
      <form aria-label="Form">
        <DateTimeField label="Start" name="start" />
      </form>,
    );
    await user.type(screen.getByLabelText('Date'), day);
    await user.type(screen.getByLabelText('Time'), time);
    for (let round = 0; round < 3; round += 1) {
      await user.click(screen.getByLabelText('Date'));
      await user.click(screen.getByLabelText('Time'));
      await user.tab();
    }
    expect(sent('start')).toEqual([value]);
  },
);

const steps = ['Vehicle', 'Work', 'Check'].map((label) => ({ value: label.toLowerCase(), label }));

function NewJob() {
  const wizard = useWizard(steps);
  return (
    <Wizard label="New job" wizard={wizard}>
      <WizardStep step="vehicle">
        <TextField label="Plate" name="plate" required />
      </WizardStep>
      <WizardStep step="work">
        <TextField label="Hours" name="hours" required />
      </WizardStep>
      <WizardStep step="check" />
    </Wizard>
  );
}

const step = () => screen.getByRole('form').getAttribute('aria-label');

it.each(['angular/components#9356', 'wbotelhos/stepy#5', 'patternfly/patternfly-react#3833'])(
  '%s Enter goes to the next step: neither back nor to the last',
  async () => {
    const user = userEvent.setup();
    render(<NewJob />);
    await user.type(screen.getByLabelText(/Plate/), 'AB 12{Enter}');
    await waitFor(() => expect(step()).toBe('Work'));
    await user.type(screen.getByLabelText(/Hours/), '3{Enter}');
    await waitFor(() => expect(step()).toBe('Check'));
  },
);

it('formvalidation/support#279 the way back asks for nothing', async () => {
  const user = userEvent.setup();
  render(<NewJob />);
  await user.type(screen.getByLabelText(/Plate/), 'AB 12{Enter}');
  await waitFor(() => expect(step()).toBe('Work'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(step()).toBe('Vehicle');
});
