import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, User } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CommandPalette } from './CommandPalette';
import type { CommandGroup, CommandSearch } from './commands';

const screens = [
  'Dashboard',
  'Leases',
  'Communication',
  'Deposits',
  'Statements',
  'Inspections',
  'Work Orders',
];
const groups: CommandGroup[] = [
  {
    label: 'Screens',
    items: screens.map((label) => ({
      id: label,
      label,
      description: 'Application',
      icon: <FileText />,
      href: `#${label}`,
    })),
  },
];
const search: CommandSearch = (query) =>
  Promise.resolve(
    'rudo moyo'.includes(query.toLowerCase())
      ? [
          {
            label: 'Tenants',
            items: [{ id: 'tenant-2', label: 'Rudo Moyo', description: '63654321B42', icon: <User /> }],
          },
        ]
      : [],
  );

const meta = {
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    onSelect: fn(),
    title: 'Search everywhere',
    placeholder: 'Screen, tenant or company',
    groups,
    search,
  },
  parameters: { docs: { story: { inline: false, height: '32rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (text: string): Story['play'] => {
  return async () => {
    await userEvent.type(await screen.findByRole('combobox'), text);
  };
};

export const Everything: Story = {};
export const RecentSearches: Story = { args: { recent: ['Moyo', '63-654321 B 42'] } };
export const LongLabels: Story = {
  args: {
    groups: [
      {
        label: 'Companies',
        items: [
          {
            id: '1',
            label: 'Agricultural Equipment and Irrigation '.repeat(4),
            description: 'Harare '.repeat(8),
          },
          { id: '2', label: 'Pneumonoultramicroscopicsilico'.repeat(5) },
        ],
      },
    ],
  },
};
export const Searching: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async (context) => {
    await type('state')?.(context);
    await expect(screen.getByText('Searching…')).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    await type('nobody')?.(context);
    await expect(await screen.findByText('Nothing found for “nobody”.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await type('rudo')?.(context);
    await expect(await screen.findByText('The search failed.')).toBeVisible();
  },
};

/** The active option stays in sight, the focus in the field, and the dialog as high as it was (CPL-4, CPL-9). */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const box = await screen.findByRole('combobox', { name: 'Search everywhere' });
    const height = screen.getByRole('dialog').getBoundingClientRect().height;
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: /Work Orders/ });
    await expect(box).toHaveAttribute('aria-activedescendant', last.id);
    await expect(last).toBeVisible();
    await userEvent.type(box, 'rudo');
    await expect(await screen.findByRole('option', { name: /Rudo Moyo/ })).toBeVisible();
    await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBe(height);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ query: 'rudo' }));
    await expect(box).toHaveFocus();
  },
};
