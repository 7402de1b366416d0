import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AddressRepeater } from '../../rent/AddressRepeater';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { DateField } from '../DateField';
import { Grid } from '../Grid';
import { MoneyField } from '../MoneyField';
import { NumberField } from '../NumberField';
import { RadioGroup } from '../RadioGroup';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Form, type FormProps } from './Form';

const meta = {
  component: Form<undefined>,
  args: {
    'aria-label': 'Individual',
    onSubmit: fn() as FormProps['onSubmit'],
    actions: (
      <Button type="submit" variant="primary">
        Add Individual
      </Button>
    ),
    children: (
      <>
        <Grid columns={2} style={{ alignItems: 'start' }}>
          <TextField label="Last Name" name="last_name" required />
          <TextField label="First Name" name="first_name" required />
          <TextField label="Email" name="email" type="email" />
          <DateField label="Date Of Birth" name="date_of_birth" max="2026-11-20" />
          <Select
            label="Gender"
            name="gender"
            placeholder="Choose"
            options={[
              { value: 'male', label: 'Male' },
              { value: 'female', label: 'Female' },
            ]}
          />
          <MoneyField label="Monthly Income" name="monthly_income" />
          <NumberField label="Dependants" name="dependants" min={0} />
          <RadioGroup
            label="Identification Type"
            name="identification_type"
            options={[
              { value: 'national_id', label: 'National ID' },
              { value: 'passport', label: 'Passport' },
            ]}
          />
        </Grid>
        <TextArea label="Notes" name="notes" />
        <AddressRepeater loadPlaces={loadSamplePlaces} initialRows={1} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '52rem' }}>
        <Announcer />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form<undefined>>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add Individual' }));

export const Empty: Story = {};

export const WithIssues: Story = {
  args: { validate: () => ({ fields: { city_id_1: 'This field is required.' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'moyo@');
    await userEvent.type(canvas.getByLabelText('Date Of Birth'), '31/02/1990');
    await userEvent.type(canvas.getByLabelText('Monthly Income'), 'a lot');
    await send(canvas);
    await expect(canvas.getByLabelText('Last Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = within(canvas.getByRole('region', { name: 'There are 6 problems in this form' }));
    await userEvent.click(summary.getByRole('link', { name: /^Primary Address, City/ }));
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  },
};

export const IssueGoesWithItsCause: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.type(canvas.getByLabelText('Last Name'), 'M');
    await expect(canvas.getByLabelText('Last Name')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('region', { name: 'There is 1 problem in this form' })).toBeVisible();
  },
};

export const ServerIssues: Story = {
  args: {
    onSubmit: async () => ({
      form: 'The server could not save this. What you typed is still here.',
      fields: { first_name: 'This name is not allowed.' },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Moyo');
    await userEvent.type(canvas.getByLabelText('First Name'), 'Rudo{Enter}');
    await expect(
      await canvas.findByRole('link', { name: /First Name: This name is not allowed/ }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('First Name')).toHaveFocus();
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Rudo');
  },
};

export const Pending: Story = {
  args: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Moyo');
    await userEvent.type(canvas.getByLabelText('First Name'), 'Rudo{Enter}');
    await expect(canvas.getByLabelText('First Name')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add Individual' })).toHaveFocus();
  },
};

/** FRM-14 */
export const FieldBeingChecked: Story = {
  args: { rules: { email: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'moyo@example.com');
    await userEvent.tab();
    await expect(canvas.getByText('Checking…')).toBeVisible();
  },
};
