import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../Grid';
import { TextField } from '../TextField';
import { RadioGroup } from './RadioGroup';

const meta = {
  component: RadioGroup<string>,
  args: {
    label: 'Identification Type',
    name: 'identification_type',
    options: [
      { value: 'national_id', label: 'National ID' },
      { value: 'passport', label: 'Passport' },
    ],
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'passport', hint: 'As it stands on the document.' } };
export const Invalid: Story = { args: { required: true, error: 'Choose one.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'passport' } };

/** In a row, radio buttons stand on the line of the control beside them. */
export const BesideAField: Story = {
  render: (args) => (
    <Grid columns={2} columnMinWidth="12rem">
      <TextField label="First Name" />
      <RadioGroup {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const control = middle(canvas.getByRole('textbox'));
    await expect(middle(canvas.getByRole('radio', { name: 'Passport' }))).toBeCloseTo(control, 0);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'National ID' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Passport' })).toBeChecked();
  },
};
