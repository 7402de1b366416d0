import { samplePage } from '@rentsafe/domain/fixtures';
import { listRequests } from '@rentsafe/domain/maintenanceRequest';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer } from '../../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press, staysWhenAsked } from '../../../../testing/storyForm';
import { requestsScreen } from './Requests.states';

const meta = {
  ...worldOf(requestsScreen),
  title: 'Screens/Maintenance/Requests',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

export const Pending: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Sparks from the main board')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'View 1 overdue' })).toBeVisible();
  },
};

export const NothingWaits: WorldStory = {
  args: {
    network: [
      answer(listRequests, () => ({
        ...samplePage(() => ({}) as never, { total: 0 }),
        totals: { new: 0, accepted: 0, ordered: 0, overdue: 0 },
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(/^No requests are waiting/)).toBeVisible();
  },
};

async function fillRequest() {
  await press('Add Request');
  const dialog = await screen.findByRole('dialog', { name: 'Add Request' });
  await userEvent.click(await within(dialog).findByLabelText(/^Property/));
  await userEvent.click((await screen.findAllByRole('option', { name: /King George/ }))[0] as HTMLElement);
  await fill({ Summary: 'Kitchen tap leaks', Category: 'Plumbing', 'Reported By': 'Tendai Moyo' }, dialog);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Unit/)).toBeEnabled());
  return dialog;
}

export const AddingRequest: WorldStory = {
  play: async () => {
    await fillRequest();
    await staysWhenAsked();
  },
};

export const Targets: WorldStory = {
  play: async () => {
    await press('Targets…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Maintenance Targets' }));
    const urgent = within(await dialog.findByRole('group', { name: 'Urgent' }));
    await expect(urgent.getByLabelText(/^Finish Within/)).toHaveValue('3');
  },
};
