import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { Filling } from '../../testing/filling';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { fill, press } from '../../testing/storyForm';
import { statementsScreen } from './Statements.states';

const meta = {
  ...worldOf(statementsScreen),
  title: 'Screens/Landlord statements',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

async function submit(filling: Filling) {
  await fill(filling);
  await press('Submit');
}

export const AllLandlords: WorldStory = {
  play: async () => {
    await expect(await screen.findByRole('table')).toBeVisible();
  },
};

export const RangeInZig: WorldStory = {
  play: async () => {
    await submit({ Month: 'March', Currency: 'ZIG' });
    await expect(await screen.findByText('March 2025')).toBeVisible();
  },
};

export const ReversedRange: WorldStory = {
  play: async () => {
    const from = await screen.findByLabelText<HTMLSelectElement>(/^Landlord From/);
    const [, first = '', , last = ''] = [...from.options].map(({ label }) => label);
    await submit({ 'Landlord From': last, 'Landlord To': first });
    await expect(screen.getByLabelText(/^Landlord To/)).toHaveFocus();
  },
};
