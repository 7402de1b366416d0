import { listBankAccounts } from '@rentsafe/domain/bankAccount';
import { samplePage } from '@rentsafe/domain/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer } from '../../../../testing/answer';
import { everyKindOfAccount } from '../../../../testing/bankAccountHandlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press, staysWhenAsked } from '../../../../testing/storyForm';
import { bankAccountsScreen } from './BankAccounts.states';

const world = worldOf(bankAccountsScreen);
const meta = {
  ...world,
  title: 'Screens/Bank accounts',
  tags: ['screen'],
  args: { ...world.args, network: [everyKindOfAccount] },
} satisfies Meta<WorldArgs>;
export default meta;

export const OfEachKind: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Office till' })).toBeVisible();
  },
};

export const NoneYet: WorldStory = {
  args: { network: [answer(listBankAccounts, () => samplePage(() => ({}) as never, { total: 0 }))] },
  play: async () => {
    await expect(await screen.findByText(/^Add the accounts that hold rent/)).toBeVisible();
  },
};

export const AddingAccount: WorldStory = {
  play: async () => {
    await press('Add Bank Account');
    const dialog = await screen.findByRole('dialog', { name: 'Add Bank Account' });
    await fill({ Name: 'Office till', Kind: 'Cash' }, dialog);
    await staysWhenAsked();
  },
};
