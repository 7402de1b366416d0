import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { fill, press } from '../../../../testing/storyForm';
import { invoiceScreen } from './Invoice.states';

const world = worldOf(invoiceScreen);
const meta = { ...world, title: 'Screens/Invoicing/Invoice', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const TaxInvoice: WorldStory = {
  play: async () => {
    await expect(await screen.findByText(/220012345/)).toBeVisible();
  },
};

/** The credit of a paid charge names what it frees. */
export const PaidCharge: WorldStory = {
  play: async () => {
    await press('Credit');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Rent, February 2026/ }));
    const dialog = await screen.findByRole('dialog');
    await fill({ 'Amount with VAT': '925.92', Reason: 'Water leak' }, dialog);
    await expect(within(dialog).getByText(/RC-000007: \$600\.00 is freed/)).toBeVisible();
  },
};
