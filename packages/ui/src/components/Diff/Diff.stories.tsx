import type { Meta, StoryObj } from '@storybook/react-vite';
import { Diff } from './Diff';

const meta = {
  component: Diff,
  args: {
    label: 'Changes to Tendai Moyo',
    differences: [
      { field: 'Surname', before: 'Moyo', after: 'Ncube' },
      { field: 'Identification Number', before: '63-100231 G 03', after: '63-100213 G 03' },
      { field: 'Date Of Birth', before: '05 Mar 1990', after: '05 May 1990' },
      { field: 'Email', before: null, after: 'tendai.ncube@example.com' },
      { field: 'Employer', before: 'Mutapa Holdings', after: '' },
      { field: 'Gender', before: 'Female', after: 'Female' },
    ],
  },
} satisfies Meta<typeof Diff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AfterAConflict: Story = {
  args: {
    label: 'Your changes beside those that were saved',
    beforeLabel: 'Saved by Rudo Dube',
    afterLabel: 'Yours',
  },
};

export const NoDifferences: Story = {
  args: { differences: [{ field: 'Surname', before: 'Moyo', after: 'Moyo' }] },
};

export const LongValues: Story = {
  args: {
    differences: [
      {
        field: 'Zimbabweagriculturalequipmentandirrigation',
        before: 'https://www.example.com/'.repeat(8),
        after: `${'https://www.example.com/'.repeat(8)}moyo`,
      },
      { field: 'Address', before: '1 Samora Machel\nHarare', after: '1 Samora Machel\nGweru' },
    ],
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl', differences: [{ field: 'الاسم', before: 'علي حسن', after: 'علي حسين' }] },
};
