import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { sampleLeaseFile } from '../../../../testing/importHandlers';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { importLeasesScreen } from './ImportLeases.states';

const world = worldOf(importLeasesScreen);
const meta = { ...world, title: 'Screens/Leases/Import', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

/** A property that is not on record, a row whose every value is wrong, and imports of before. */
export const RowsWithErrors: WorldStory = {
  play: async () => {
    await screen.findByText('Harare north.csv');
    await userEvent.upload(await screen.findByLabelText('CSV file'), sampleLeaseFile());
    await screen.findByText('For example: 12 King George Road');
    await press('Check 3 rows');
    await expect(await screen.findByText(/^No property has this name/)).toBeVisible();
  },
};
