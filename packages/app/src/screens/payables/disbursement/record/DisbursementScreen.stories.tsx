import { disbursementSteps, getDisbursement } from '@rentsafe/domain/disbursement';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { disbursementsPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { sampleDisbursement } from '../../../../testing/sampleDisbursements';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { disbursementScreen } from './Disbursement.states';

const world = worldOf(disbursementScreen);
const meta = {
  ...world,
  title: 'Screens/Disbursements/Disbursement',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const shows =
  (text: string | RegExp): WorldStory['play'] =>
  async () => {
    await expect(await screen.findByText(text)).toBeVisible();
  };

const at = (id: number, text: string | RegExp): WorldStory => ({
  args: { path: `${disbursementsPath}/${id}` },
  play: shows(text),
});

export const Draft = at(12, 'To be approved by another Admin');
export const Approved = at(11, 'Approved by Rudo Makoni on 01 Mar 2026');
export const PaidAlone: WorldStory = {
  ...at(10, ''),
  play: async () => {
    // The hidden remittance advice has it too.
    const [reference] = await screen.findAllByText('EFT 9001');
    await expect(reference).toBeVisible();
  },
};
export const Cancelled = at(9, 'Cancelled');

export const OwnDraft: WorldStory = {
  args: {
    network: [answer(getDisbursement, () => sampleDisbursement({ made_by: { id: 1, name: 'Rudo Makoni' } }))],
  },
  play: shows(/^You prepared this/),
};

export const Failed: WorldStory = {
  args: {
    network: [
      answer(getDisbursement, () =>
        sampleDisbursement({ failures: [{ on: '2026-03-02', reason: 'The account was closed.' }] }),
      ),
    ],
  },
  play: shows('Failed on 02 Mar 2026'),
};

export const ApprovalRefused: WorldStory = {
  args: {
    network: [
      answer(disbursementSteps.calls.approve, () =>
        refuse(409, { detail: 'Only 1184.50 is available.', state: 'draft' }),
      ),
    ],
  },
  play: async () => {
    await press('Approve…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve PV-000012' }));
    await dialog.findByLabelText(/^Approved On/);
    await press('Approve disbursement');
    await expect(await dialog.findByText('Only 1,184.50 is available.', { exact: false })).toBeVisible();
  },
};

export const EditingAmounts: WorldStory = {
  play: async () => {
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit amounts…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit amounts of PV-000012' });
    const box = await within(dialog).findByLabelText(/^12 King George Road/);
    await waitFor(() => expect(box).toHaveAccessibleDescription('$834.50'));
  },
};
