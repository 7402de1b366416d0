import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ConflictNotice } from './ConflictNotice';
import type { Kept } from './merging';

const meta = {
  component: ConflictNotice,
  args: {
    edition: {
      conflicts: [
        { name: 'plate', label: 'Plate', saved: 'AB 12 CDE', typed: 'AB 12 CDF' },
        { name: 'note', label: 'Note', saved: '', typed: 'Clutch slips when cold.' },
      ],
      kept: { note: 'typed' },
      keep: () => {},
    },
  },
  render: function Held({ edition: { conflicts, kept: start } }) {
    const [kept, setKept] = useState(start);
    const keep = (name: string, which: Kept) => setKept((all) => ({ ...all, [name]: which }));
    return (
      <div style={{ maxInlineSize: '40rem' }}>
        <ConflictNotice edition={{ conflicts, kept, keep }} />
      </div>
    );
  },
} satisfies Meta<typeof ConflictNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** EDN-4 */
export const TwoFields: Story = {};

export const AtTheWidthOfAPhone: Story = { globals: { viewport: { value: 'narrowest' } } };
