import { type Disbursement, listDisbursements, prepareDisbursements } from '@rentsafe/domain/disbursement';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../../../testing/answer';
import { pageOf } from '../../../../testing/mockedLists';
import { sampleLandlords } from '../../../../testing/portfolio';
import { sampleDisbursement, sampleRentTaxDraft } from '../../../../testing/sampleDisbursements';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { disbursementsScreen } from './Disbursements.states';

const world = worldOf(disbursementsScreen);
const meta = { ...world, title: 'Screens/Disbursements/List', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

export const EveryState: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'PV-000012' })).toBeVisible();
  },
};

export const ToPay: WorldStory = {
  args: { path: `${disbursementsScreen.at}?tab=available` },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Rudo Makoni 12 King George Road/ })).toBeVisible();
  },
};

const [sampleLine] = sampleDisbursement().lines as [Disbursement['lines'][number]];

/** Of those that were just prepared. */
const prepared = {
  network: [
    answer(listDisbursements, () => ({
      ...{ count: 2, next: null, previous: null },
      results: [
        sampleDisbursement(),
        sampleDisbursement({
          ...{ id: 13, number: 'PV-000013', party: sampleLandlords[1].party, amount: '75.25' },
          lines: [{ ...sampleLine, property: { id: 4, name: '77 Samora Machel Avenue' }, amount: '75.25' }],
        }),
      ],
    })),
    answer(prepareDisbursements, () => ({
      made: [
        { id: 12, number: 'PV-000012' },
        { id: 13, number: 'PV-000013' },
      ],
      skipped: [],
    })),
  ],
};

export const Reviewed: WorldStory = {
  args: { ...ToPay.args, ...prepared },
  play: async () => {
    await press('Prepare disbursements…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Prepare disbursements in USD' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Prepare disbursements' }));
    await press('Review amounts…');
    const table = await screen.findByRole('table', { name: 'Amounts in USD' });
    await expect(within(table).getByText('Only $0.00 is available.')).toBeVisible();
  },
};

export const Bills: WorldStory = {
  args: { path: `${disbursementsScreen.at}?tab=bills` },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Pay 77 of Msasa Plumbing' })).toBeVisible();
  },
};

export const RentTax: WorldStory = {
  args: { path: `${disbursementsScreen.at}?tab=rent-tax&month=2026-01` },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Msasa Holdings Msasa Court/ })).toBeVisible();
  },
};

export const PayRentTax: WorldStory = {
  args: {
    ...RentTax.args,
    network: [answer(listDisbursements, (request) => pageOf([sampleRentTaxDraft], request))],
  },
  play: async () => {
    await press('Pay rental income tax…');
    const table = await screen.findByRole('table', { name: 'Tax in USD' });
    await expect(within(table).getByRole('textbox', { name: /Rudo Makoni/ })).toHaveValue('50.00');
  },
};

const pressIn = async (dialog: string, name: string) => {
  const found = within(await screen.findByRole('dialog', { name: dialog }));
  await userEvent.click(await found.findByRole('button', { name }));
};

export const PaymentFile: WorldStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select PV-000011' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select PV-000012' }));
    await press('Payment file of 2…');
    await expect(await screen.findByText('1 payment, $120.00.')).toBeVisible();
  },
};

export const PaymentColumns: WorldStory = {
  play: async () => {
    await press('Payment file…');
    await pressIn('Payment file', 'Edit columns…');
    await expect(await screen.findByRole('group', { name: 'Column 9' })).toBeVisible();
  },
};
