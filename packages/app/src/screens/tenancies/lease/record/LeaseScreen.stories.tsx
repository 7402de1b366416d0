import { listDisputes } from '@rentsafe/domain/dispute';
import { getLease, leaseSteps } from '@rentsafe/domain/lease';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, refuse } from '../../../../testing/answer';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleDispute } from '../../../../testing/sampleDispute';
import { sampleLease } from '../../../../testing/sampleLeases';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { leaseScreen } from './Lease.states';

const world = worldOf(leaseScreen);
const meta = { ...world, title: 'Screens/Leases/Lease', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const Active: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('$900.00')).toBeVisible();
  },
};

/** What moved in each of two currencies. */
export const Statement: WorldStory = {
  args: { path: `${leaseScreen.at}?tab=statement&from=2026-01-01&to=2026-03-02` },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Statement in ZIG' });
    await expect(within(table).getByRole('row', { name: /Closing balance/ })).toHaveTextContent('1,500.00');
  },
};

/** What goes back to the tenant, or is owed, at the end. */
export const FinalAccount: WorldStory = {
  args: { path: `${leaseScreen.at}?tab=final-account` },
  play: async () => {
    await expect(await screen.findByText('Still owed by the tenant: ZIG 1,500.00')).toBeVisible();
  },
};

/** The steps of a dispute, and its files. */
export const Disputes: WorldStory = {
  args: {
    path: `${leaseScreen.at}?tab=disputes`,
    network: [answer(listDisputes, (request) => pageOf([sampleDispute], request))],
  },
  play: async () => {
    await press('More actions for Paid in cash');
    await expect(await screen.findByRole('menuitem', { name: 'Withdraw…' })).toBeVisible();
  },
};

/** A draft of a unit that another lease has by now. */
export const LetAlready: WorldStory = {
  args: {
    network: [
      answer(getLease, () => sampleLease({ state: 'draft', balances: [] })),
      answer(leaseSteps.calls.activate, () =>
        refuse(409, { unit: ['This unit is let from 2026-01-15 to 2026-06-10.'], existing: { id: 3 } }),
      ),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Activate' }));
    await expect(await within(question).findByRole('link', { name: 'Open that lease' })).toBeVisible();
  },
};
