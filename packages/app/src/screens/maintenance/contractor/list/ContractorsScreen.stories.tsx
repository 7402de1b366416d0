import { listContractors, updateContractor } from '@rentsafe/domain/contractor';
import { samplePage } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer, refuse } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press, staysWhenAsked, toastSays } from '../../../../testing/storyForm';
import { contractorsScreen } from './Contractors.states';

const meta = {
  ...worldOf(contractorsScreen),
  title: 'Screens/Contractor management',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Contractors: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Baobab Roofing')).toBeVisible();
    await expect(await screen.findByText('5')).toBeVisible();
  },
};

export const NoneYet: WorldStory = {
  args: {
    network: [
      answer(listContractors, () => ({
        ...samplePage(() => ({}) as never, { total: 0 }),
        totals: { total: 0, active: 0, inactive: 0 },
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/^Add your first contractor/)).toBeVisible();
  },
};

const changeStatus = async () => {
  const status = await screen.findByLabelText('Status of Kopje Plumbing');
  await userEvent.selectOptions(status, 'Inactive');
  return status;
};

export const StatusChanged: WorldStory = {
  play: async () => {
    await changeStatus();
    await toastSays('Kopje Plumbing is inactive');
  },
};

export const StatusRefused: WorldStory = {
  args: {
    network: [
      answer(updateContractor, () =>
        refuse(409, { detail: 'This record was changed by someone else.', version: 4 }),
      ),
    ],
  },
  play: async () => {
    const status = await changeStatus();
    await toastSays('Failed to change the status');
    await expect(status).toHaveDisplayValue('Active');
  },
};

export const AddingContractor: WorldStory = {
  play: async () => {
    await press('Add Contractor');
    const dialog = await screen.findByRole('dialog', { name: 'Add Contractor' });
    await fill({ Industry: 'Plumber', Name: 'Baobab Plumbing', 'Standard Rate': '25' }, dialog);
    await staysWhenAsked();
  },
};
