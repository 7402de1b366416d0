import { listRates } from '@rentsafe/domain/rate';
import { previewReconciliation } from '@rentsafe/domain/reconciliation';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { bankAccountPath } from '../../../../paths';
import { answer } from '../../../../testing/answer';
import { everyKindOfAccount } from '../../../../testing/bankAccountHandlers';
import { sampleComparison } from '../../../../testing/bankHandlers';
import { pageOf } from '../../../../testing/mockedLists';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press } from '../../../../testing/storyForm';
import { bankAccountScreen } from './BankAccount.states';

const world = worldOf(bankAccountScreen);
const rates = answer(listRates, (request) =>
  pageOf([{ id: 1, on: '2026-01-12', rate: '26.80', source: 'RBZ' }], request),
);
const meta = {
  ...world,
  title: 'Screens/Bank accounts/Bank account',
  tags: ['screen'],
  args: { ...world.args, network: [everyKindOfAccount, rates] },
} satisfies Meta<WorldArgs>;
export default meta;

const till = bankAccountPath(3);

export const CashBook: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('Closing balance')).toBeVisible();
  },
};

export const Till: WorldStory = {
  args: { path: till },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Bank the cash…' })).toBeVisible();
    await expect(await screen.findByText('Closing balance')).toBeVisible();
  },
};

export const BankingTheCash: WorldStory = {
  args: { path: till },
  play: async () => {
    await press('Bank the cash…');
    const dialog = await screen.findByRole('dialog', { name: 'Bank the cash in Office till' });
    await fill({ Amount: '480' }, dialog);
  },
};

export const ExchangingAtAFarRate: WorldStory = {
  play: async () => {
    await press('Exchange…');
    const dialog = await screen.findByRole('dialog', { name: 'Exchange from Trust account USD' });
    await fill({ Amount: '100', Received: '268' }, dialog);
    await expect(await screen.findByText(/far from the rate/)).toBeVisible();
  },
};

export const ClosingWithMoney: WorldStory = {
  args: { path: till },
  play: async () => {
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close account…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Office till holds $480.00' });
    await waitFor(() => expect(question).toBeVisible());
  },
};

const count = answer(previewReconciliation, () =>
  sampleComparison({ basis: 'counted', book: '480.00', difference: '-10.00', lines: [], outstanding: [] }),
);

export const CountedShort: WorldStory = {
  args: { path: till, network: [everyKindOfAccount, count] },
  play: async () => {
    await press('Count the cash…');
    const dialog = await screen.findByRole('dialog', { name: 'Count the cash in Office till' });
    await press('Count by denomination');
    await fill({ 'Cash Counted': '470' }, dialog);
    await expect(await screen.findByText('$10.00 short: the accounts have $480.00')).toBeVisible();
  },
};

const { outstanding } = sampleComparison();
const typed = answer(previewReconciliation, () =>
  sampleComparison({
    ...{ basis: 'typed', book: '1250.00', difference: '120.00', lines: [], outstanding: [] },
    unseen: outstanding.map((item, nth) => ({ ...item, entry: nth + 70 })),
  }),
);

export const BalanceFromTheStatement: WorldStory = {
  args: { network: [everyKindOfAccount, typed] },
  play: async () => {
    await press('Balance from the statement…');
    const dialog = await screen.findByRole('dialog', {
      name: 'Balance of Trust account USD from the statement',
    });
    await fill({ 'Balance per Bank Statement': '1370' }, dialog);
    await expect(await screen.findByText('The difference is $120.00')).toBeVisible();
  },
};
