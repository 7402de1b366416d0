import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { MatchingList } from './MatchingList';

const items = [
  { id: '1', title: 'EFT CREDIT NCUBE T', detail: '05 Jan 2026 · 4711-A', amount: '$500.00' },
  { id: '2', title: 'RENT L-0002', detail: '06 Jan 2026', amount: '$320.00' },
  { id: '3', title: 'ACCOUNT FEE', detail: '31 Jan 2026', amount: '-$12.00' },
];
const suggestions = [
  {
    id: 'a',
    title: 'RC-000007',
    detail: 'Tariro Ncube · 05 Jan 2026',
    amount: '$500.00',
    reasons: ['Same amount', 'Name: Tariro Ncube', 'Same day'],
  },
  {
    id: 'b',
    title: 'L-0012',
    detail: 'Tariro Ncube · owes $1,000.00',
    amount: '$500.00',
    reasons: ['A charge of this amount', 'Name: Tariro Ncube'],
    confirmLabel: 'Post a receipt for L-0012',
  },
];
const long = 'Zimbabweagriculturalequipmentandirrigation'.repeat(3);

const meta = {
  component: MatchingList,
  args: {
    label: 'Open lines',
    headingLevel: 2,
    items,
    suggestions,
    onConfirm: fn(async () => true),
    actions: <Button>Something else</Button>,
  },
} satisfies Meta<typeof MatchingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** MTC-2 The ring is on the list, the choice within it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('listbox', { name: 'Open lines' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { name: /RENT/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const NoSuggestions: Story = { args: { suggestions: [], value: '3' } };
export const SearchingSuggestions: Story = { args: { suggestionStatus: 'loading' } };
export const SuggestionsFailed: Story = { args: { suggestionStatus: 'error', onRetrySuggestions: fn() } };
export const MatchFailed: Story = {
  args: { error: <Callout tone="danger">The line is 500.00, the sum 450.00.</Callout> },
};
export const LoadingItems: Story = { args: { status: 'loading' } };
export const ItemsFailed: Story = { args: { status: 'error', onRetry: fn() } };
export const NothingLeft: Story = { args: { items: [] } };
export const LongWords: Story = {
  args: {
    items: [{ id: '1', title: long, detail: long, amount: 'ZiG 999,999,999,999.99' }],
    suggestions: [
      { id: 'a', title: long, detail: long, amount: 'ZiG 999,999,999,999.99', reasons: [long, long] },
    ],
  },
};
export const RightToLeft: Story = { args: { dir: 'rtl' } };
