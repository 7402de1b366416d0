import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Registered Name', description: 'Mutapa Holdings (Private) Limited' },
      { term: 'Trading Name', description: 'Mutapa' },
      { term: 'Registration Number', description: '1234/2019' },
      { term: 'Date of Registration', description: null },
      { term: 'Trading Status', description: 'Trading' },
      { term: 'Email', description: 'accounts@mutapa.example' },
      { term: 'Address', description: '12 Samora Machel Avenue, Harare', wide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllMissing: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, description: '' })) },
};
export const OwnTextForMissing: Story = { args: { missing: 'n/a' } };
export const LongWords: Story = {
  args: {
    items: [
      { term: 'Email', description: `${'very.long.address.'.repeat(8)}@mutapa.example` },
      { term: 'Website', description: `https://mutapa.example/${'x'.repeat(120)}` },
    ],
  },
};

/** Short items stand two to a row; an email has its own. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { term: 'Gender', description: 'Female' },
      { term: 'Marital Status', description: 'Married' },
      { term: 'Email', description: 'accounts@mutapaholdings.example' },
      { term: 'Mobile', description: '+263 77 123 4567' },
      { term: 'Nationality', description: null },
    ],
  },
  play: async ({ canvas }) => {
    const top = (term: string) => canvas.getByText(term).getBoundingClientRect().top;
    await expect(top('Marital Status')).toBe(top('Gender'));
    await expect(top('Email')).toBeGreaterThan(top('Gender'));
    await expect(top('Mobile')).toBeGreaterThan(top('Email'));
    await expect(top('Nationality')).toBe(top('Mobile'));
  },
};
