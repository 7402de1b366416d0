import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { TextField } from '../TextField';
import { useWizard } from './useWizard';
import { Wizard } from './Wizard';
import { NewJob } from './Wizard.example';
import { WizardStep } from './WizardStep';

const meta = {
  component: Wizard,
  args: { label: 'New job', wizard: undefined as never },
  render: () => (
    <div style={{ maxInlineSize: '40rem' }}>
      <Announcer />
      <NewJob />
    </div>
  ),
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};

/** WIZ-1 */
export const SecondStep: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Plate'), 'AB 12 CDE{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Back' })).toBeVisible();
  },
};

function Single() {
  const wizard = useWizard([{ value: 'vehicle', label: 'Vehicle' }]);
  return (
    <Wizard label="New job" wizard={wizard}>
      <WizardStep step="vehicle" submitLabel="Add Job" onSubmit={() => undefined}>
        <TextField label="Plate" name="plate" required />
      </WizardStep>
    </Wizard>
  );
}

export const OneStep: Story = { tags: ['!visual'], render: () => <Single /> };
