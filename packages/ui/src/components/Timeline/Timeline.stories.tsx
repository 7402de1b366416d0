import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Timeline } from './Timeline';
import type { TimelineEvent } from './TimelineEvent';

const events: TimelineEvent[] = [
  {
    id: 4,
    at: '2026-03-05T14:30:00',
    actor: 'Rudo Dube',
    action: 'changed the details',
    changes: [
      { field: 'Identification Number', before: '63-100231 G 03', after: '63-100213 G 03' },
      { field: 'Email', before: null, after: 'tendai.moyo@example.com' },
      { field: 'Street Address', before: '12 Samora Machel Avenue', after: '21 Samora Machel Avenue' },
    ],
  },
  { id: 3, at: '2026-03-04T09:12:00', actor: 'Nyasha Ncube', action: 'read the report' },
  { id: 2, at: '2026-03-02T16:45:00', actor: null, action: 'merged a duplicate into this record' },
  { id: 1, at: '2026-02-28T08:05:00', actor: 'Rudo Dube', action: 'added the record' },
];

const meta = {
  component: Timeline,
  args: { label: 'History of Tendai Moyo', status: 'ready', events },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { status: 'loading', events: [] } };
export const Empty: Story = { args: { events: [] } };
export const Failed: Story = { args: { status: 'error', events: [], onRetry: fn() } };

export const OfTenThousand: Story = {
  tags: ['!visual'],
  args: {
    events: Array.from({ length: 10_000 }, (_, id) => ({
      id,
      at: '2026-03-05T12:30:00',
      actor: `User ${id + 1}`,
      action: 'read the report',
    })),
  },
};

export const LongWords: Story = {
  args: {
    events: [
      {
        id: 1,
        at: '2026-03-05T12:30:00',
        actor: 'Zimbabweagriculturalequipmentandirrigation'.repeat(3),
        action: 'changed the details',
        changes: [
          { field: 'Website', before: null, after: `https://example.com/${'page/'.repeat(60)}` },
          { field: 'Zimbabweagriculturalequipment', before: '1 Samora Machel\nHarare', after: 'Gweru' },
        ],
      },
      { id: 2, at: null, actor: 'Rudo Dube', action: 'added the record' },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
