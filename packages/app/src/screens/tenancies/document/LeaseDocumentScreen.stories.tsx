import { HOME_PATH } from '@rentsafe/domain/session';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { leaseDocumentScreen } from './LeaseDocument.states';

const world = worldOf(leaseDocumentScreen);
const meta = { ...world, title: 'Screens/Leases/Document', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Issued: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('2. Rent')).toBeVisible();
  },
};

export const Signing: WorldStory = {
  play: async () => {
    await press('Sign…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign LD-000005' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Scan/), 'Another file');
    await expect(await dialog.findByText('A PDF or a photo, 10 MiB at most.')).toBeVisible();
  },
};

export const Signed: WorldStory = {
  args: { path: `${HOME_PATH}/leases/7/documents/3` },
  play: async () => {
    await expect(await screen.findByText(/^28 Feb 2026 ·\s+Signed lease\.pdf$/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign…' })).not.toBeInTheDocument();
  },
};

export const Withdrawing: WorldStory = {
  play: async () => {
    await press('Withdraw…');
    await expect(await screen.findByRole('dialog', { name: 'Withdraw LD-000005' })).toBeVisible();
  },
};

export const Withdrawn: WorldStory = {
  args: { path: `${HOME_PATH}/leases/7/documents/4` },
  play: async () => {
    await expect(await screen.findByText('The name of the tenant was misspelt')).toBeVisible();
  },
};

export const OfALease: WorldStory = {
  args: { path: `${HOME_PATH}/leases/7?tab=documents` },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'LD-000005' })).toBeVisible();
  },
};
