import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack';
import { Classification } from './Classification';
import { ClassificationLegend } from './ClassificationLegend';
import { ratings } from './ratings';

const meta = { component: ClassificationLegend } satisfies Meta<typeof ClassificationLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneMarked: Story = {};
export const OneMarked: Story = { args: { current: 'High Risk' } };
export const NotRatedMarked: Story = { args: { current: null } };

export const AsTheFinding: Story = { render: () => <Classification rating="High Risk+" size="lg" /> };

export const EachRating: Story = {
  render: () => (
    <Stack gap={2}>
      {[...ratings, null].map((rating) => (
        <Classification key={rating} rating={rating} />
      ))}
    </Stack>
  ),
};
