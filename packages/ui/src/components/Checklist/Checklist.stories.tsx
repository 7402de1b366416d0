import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Checklist, type ChecklistItem } from './Checklist';

const items: readonly ChecklistItem[] = [
  { id: 'bank', label: 'Add a bank account', isDone: true, onSelect: fn(), amount: '2 accounts' },
  { id: 'property', label: 'Add a property', isDone: true, href: '#properties', amount: '14 properties' },
  {
    id: 'lease',
    label: 'Create a lease active',
    isDone: false,
    href: '#leases',
    hint: 'One draft is not active yet. An import makes many at once.',
    amount: '1 draft',
  },
  { id: 'month', label: 'Run monthly billing', isDone: false, href: '#month-run' },
  { id: 'lock', label: 'Lock the month', isDone: false, hint: 'Ask an Admin of your company to lock it.' },
];

const meta = {
  component: Checklist,
  args: { title: 'First steps', items, headingLevel: 2 },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfDone: Story = { args: { actions: <Button size="sm">Hide</Button> } };
export const NothingDone: Story = {
  args: { items: items.map((item) => ({ ...item, isDone: false, amount: undefined })) },
};
export const AllDone: Story = { args: { items: items.map((item) => ({ ...item, isDone: true })) } };
export const LongWords: Story = {
  args: {
    title: 'Zimbabweagriculturalequipmentandirrigation'.repeat(3),
    items: [
      {
        id: 'long',
        label: 'Zimbabweagriculturalequipmentandirrigation'.repeat(3),
        isDone: false,
        href: '#long',
        hint: 'Zimbabweagriculturalequipmentandirrigation'.repeat(4),
        amount: 'ZiG 999,999,999,999.99',
      },
    ],
  },
};
export const RightToLeft: Story = { args: { dir: 'rtl' } };
export const Narrow: Story = {
  ...HalfDone,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
