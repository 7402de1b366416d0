import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestPath } from '../../../../paths';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { requestScreen } from './Request.states';

const meta = {
  ...worldOf(requestScreen),
  title: 'Screens/Maintenance/Request',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const at = (id: number, text: string | RegExp): WorldStory => ({
  args: { path: requestPath(id) },
  play: async () => {
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

export const New = at(12, 'Accept…');
export const Accepted = at(13, 'No work orders yet.');
export const Ordered = at(14, 'WO-000009');
export const Done = at(11, 'WO-000007');
export const Declined = at(10, 'The lease leaves colours to the tenant.');
export const Duplicate = at(9, 'This was reported before.');

export const Ordering: WorldStory = {
  args: { path: requestPath(13) },
  play: async () => {
    await press('Order work…');
    const dialog = await screen.findByRole('dialog', { name: 'Order work for RQ-000013' });
    await waitFor(() => expect(within(dialog).getByLabelText(/^Unit/)).toBeVisible());
  },
};

export const Editing: WorldStory = {
  play: async () => {
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit RQ-000012' });
    await waitFor(() => expect(within(dialog).getByLabelText(/^Unit/)).toBeVisible());
  },
};
