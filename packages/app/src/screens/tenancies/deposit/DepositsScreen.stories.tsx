import { listCharges } from '@rentsafe/domain/charge';
import { listDeposits } from '@rentsafe/domain/deposit';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { sampleOpenCharges } from '../../../testing/sampleReceipts';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { press } from '../../../testing/storyForm';
import { depositPageOf } from '../../../testing/trustHandlers';
import { expectWholeFigures } from '../../../testing/wholeFigures';
import { depositsScreen } from './Deposits.states';

const world = worldOf(depositsScreen);
const meta = { ...world, title: 'Screens/Deposits', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const open = answer(listCharges, (request) =>
  pageOf(
    sampleOpenCharges.filter(({ state }) => state === request.query.get('state')),
    request,
  ),
);
const deduct = async () => {
  await press('Deduct from L-0007 in USD');
  return screen.findByRole('dialog', { name: 'Deduct from the deposit of L-0007' });
};

export const Held: WorldStory = {
  play: async () => {
    await expect(await screen.findByText('$380.00, ZIG 24,000.00')).toBeVisible();
    await expectWholeFigures(await screen.findByRole('table'));
  },
};

export const None: WorldStory = {
  args: { network: [answer(listDeposits, (request) => depositPageOf([], request))] },
  play: async () => {
    await expect(await screen.findByText(/appear here once they are active/)).toBeVisible();
  },
};

/** A charge is chosen: the amount is what is open of it. */
export const Deducting: WorldStory = {
  args: { network: [open] },
  play: async () => {
    const dialog = await deduct();
    await userEvent.selectOptions(await within(dialog).findByLabelText(/^Charge/), '31');
    await expect(within(dialog).getByLabelText(/^Amount/)).toHaveValue('120.00');
  },
};

export const NothingOpen: WorldStory = {
  args: { network: [answer(listCharges, (request) => pageOf([], request))] },
  play: async () => {
    const dialog = await deduct();
    await expect(await within(dialog).findByText(/Nothing is open in USD/)).toBeVisible();
  },
};
