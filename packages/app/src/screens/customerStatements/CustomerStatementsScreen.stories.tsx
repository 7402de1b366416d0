import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRentCollection } from '../rentCollection/sampleRentCollection';
import { CustomerStatementsView } from './CustomerStatementsView';

const meta = {
  title: 'Screens/Customer statements',
  component: CustomerStatementsView,
  args: { rows: sampleRentCollection },
} satisfies Meta<typeof CustomerStatementsView>;
export default meta;

export const SampleFigures: StoryObj<typeof meta> = {};
