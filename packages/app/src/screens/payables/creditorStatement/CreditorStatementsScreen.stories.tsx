import { listBills } from '@rentsafe/domain/bill';
import { samplePage } from '@rentsafe/domain/fixtures';
import { HOME_PATH } from '@rentsafe/domain/session';
import { getCreditorStatement } from '@rentsafe/domain/trustReport';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { creditorStatements } from './CreditorStatements.states';

const world = worldOf(creditorStatements);
const meta = { ...world, title: 'Screens/Creditor statements', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const OneSupplier: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Msasa Plumbing' })).toBeVisible();
  },
};

export const NoSuppliers: WorldStory = {
  args: {
    path: `${HOME_PATH}/creditors/statements`,
    network: [answer(listBills, () => samplePage(() => ({}) as never, { total: 0 }))],
  },
  play: async () => {
    await expect(await screen.findByText('No suppliers')).toBeVisible();
  },
};

export const Refused: WorldStory = {
  args: {
    network: [
      answer(getCreditorStatement, () => refuse(400, { party: ['Invalid pk "9" - object does not exist.'] })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Could not fetch the statement')).toBeVisible();
  },
};
