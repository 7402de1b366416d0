import { listCharges } from '@rentsafe/domain/charge';
import { listDeposits } from '@rentsafe/domain/deposit';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../testing/answer';
import { pageOf } from '../../../testing/mockedLists';
import { sampleOpenCharges } from '../../../testing/sampleReceipts';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press, toastSays } from '../../../testing/storyForm';
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

/** More than is held is refused before it is sent. */
export const OverHeld: WorldStory = {
  args: { network: [open] },
  play: async () => {
    const dialog = await deduct();
    await userEvent.selectOptions(await within(dialog).findByLabelText(/^Charge/), '32');
    await fill({ Amount: '380.01' }, dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Deduction' }));
    await expect(await within(dialog).findByText('Only 380.00 is held.')).toBeVisible();
  },
};

export const NothingOpen: WorldStory = {
  args: { network: [answer(listCharges, (request) => pageOf([], request))] },
  play: async () => {
    const dialog = await deduct();
    await expect(await within(dialog).findByText(/Nothing is open in USD/)).toBeVisible();
  },
};

/** What is held is drafted as a disbursement. */
export const Refunded: WorldStory = {
  play: async () => {
    await press('Refund from L-0007 in USD');
    const dialog = await screen.findByRole('dialog', { name: 'Refund the deposit of L-0007' });
    await expect(await within(dialog).findByLabelText(/^Amount/)).toHaveValue('380.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Refund' }));
    await toastSays('PV-000012 is a draft: another Admin must approve it.');
  },
};
