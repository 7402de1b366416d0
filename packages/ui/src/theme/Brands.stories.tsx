import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid';
import { BrandSample } from './docs/BrandSample';

const meta = {
  title: 'Foundations/Four Brands',
  component: BrandSample,
  tags: ['!autodocs'],
  args: { hue: '#1d4ed8', theme: 'light' },
  render: ({ theme }) => (
    <Grid columns={4} columnMinWidth="17rem">
      {['#1d4ed8', '#b91c1c', '#15803d', '#0b1f3a'].map((hue) => (
        <BrandSample key={hue} hue={hue} theme={theme} />
      ))}
    </Grid>
  ),
} satisfies Meta<typeof BrandSample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its own series and statuses, which every eye tells apart: the red brand's Delete is another red. */
export const Light: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
