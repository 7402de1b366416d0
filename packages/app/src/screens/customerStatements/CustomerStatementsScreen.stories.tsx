import type { RentCollectionRow } from '@rentsafe/domain/statement';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { type WorldArgs, type WorldStory, worldOf } from '../../testing/screenStory';
import { long, otherScripts } from '../../testing/stress';
import { expectWholeFigures } from '../../testing/wholeFigures';
import { RentCollectionTable } from '../rentCollection/RentCollectionTable';
import { sampleRentCollection } from '../rentCollection/sampleRentCollection';
import { customerStatements } from './CustomerStatements.states';
import { CustomerStatementsView } from './CustomerStatementsView';

const meta = {
  ...worldOf(customerStatements),
  title: 'Screens/Customer statements',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const shows = async () => expect(await screen.findByRole('table')).toBeVisible();
const alone = (children: ReactNode): WorldStory => ({
  args: { alone: () => <main>{children}</main> },
  play: shows,
});
const rows = (change: (row: RentCollectionRow, nth: number) => Partial<RentCollectionRow>) =>
  alone(
    <CustomerStatementsView
      rows={sampleRentCollection.map((row, nth) => ({ ...row, ...change(row, nth) }))}
    />,
  );

export const SampleFigures: WorldStory = { play: shows };
const wholeFigures = async () => expectWholeFigures(await screen.findByRole('table'));

export const Zig: WorldStory = {
  ...alone(<RentCollectionTable rows={sampleRentCollection} currency="ZIG" />),
  play: wholeFigures,
};
export const NoLeases = alone(<CustomerStatementsView rows={[]} />);
export const LargeAmounts: WorldStory = {
  ...rows(() => ({ end_balance: 98_765_432.1, amount_paid: 12_345_678.9 })),
  play: wholeFigures,
};
export const LongNames = rows(() => ({ tenant: `${long.firstName} ${long.lastName}` }));
export const OtherScripts = rows((_, nth) => ({
  tenant: otherScripts[nth % otherScripts.length]?.join(' ') ?? '',
}));
