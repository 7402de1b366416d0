import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card';
import { Grid } from './Grid';

const meta = {
  component: Grid,
  args: {
    columns: 3,
    children: ['Credit Given', 'Credit Taken', 'Oldest Creditor'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const ThreeColumns: Story = {
  args: { style: { inlineSize: '60rem' } },
  play: async ({ canvas }) => {
    await expect(top(canvas.getByText('Oldest Creditor'))).toBe(top(canvas.getByText('Credit Given')));
  },
};

export const OneColumnWhereRoomIsShort: Story = {
  args: { style: { inlineSize: '18rem' } },
  play: async ({ canvas }) => {
    await expect(top(canvas.getByText('Credit Taken'))).toBeGreaterThan(
      top(canvas.getByText('Credit Given')),
    );
  },
};

export const NarrowerThanAColumn: Story = {
  args: { style: { inlineSize: '10rem' } },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Credit Given');
    await expect(card.getBoundingClientRect().width).toBe(card.parentElement?.getBoundingClientRect().width);
  },
};
