import { type ImportRowsInput, importSteps } from '@rentsafe/domain/import';
import { getTrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { checkedOpening, sampleOpeningFile } from '../../../testing/importHandlers';
import { sampleTrialBalance } from '../../../testing/sampleTrust';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { openingBalancesScreen } from './OpeningBalances.states';

const world = worldOf(openingBalancesScreen);
const meta = { ...world, title: 'Screens/Opening Balances', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

/** Nothing was posted before; a lease that is not on record is an error. */
const network = [
  answer(getTrialBalance, ({ query }) => ({ ...sampleTrialBalance(query), rows: [] })),
  answer(importSteps.calls.rows, ({ body }) => checkedOpening(body as ImportRowsInput)),
];

/** What the banks lack is told before anything is imported. */
export const Checked: WorldStory = {
  args: { network },
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('CSV file'), sampleOpeningFile());
    await press('Check 4 rows');
    await expect(await screen.findByText('The bank accounts must hold $20.50 more')).toBeVisible();
  },
};

export const RowsWithErrors: WorldStory = {
  args: { network },
  play: async () => {
    const wrong = sampleOpeningFile('Rent,L-0999,,,,USD,1.00\n', 'Bank,,,Nobody,,EUR,x\n');
    await userEvent.upload(await screen.findByLabelText('CSV file'), wrong);
    await press('Check 6 rows');
    await expect(await screen.findByText(/^No bank account has this name/)).toBeVisible();
  },
};
