import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField';
import { Fieldset } from './Fieldset';

const meta = {
  component: Fieldset,
  args: {
    label: 'Employment',
    children: (
      <>
        <TextField label="Employer Name" />
        <TextField label="Job Title" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
