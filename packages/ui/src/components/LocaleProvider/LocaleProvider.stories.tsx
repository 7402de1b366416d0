import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '../DateField';
import { DateText } from '../DateText';
import { DescriptionList } from '../DescriptionList';
import { Money } from '../Money';
import { MoneyField } from '../MoneyField';
import { Stack } from '../Stack';
import { LocaleProvider } from './LocaleProvider';

const meta = {
  component: LocaleProvider,
  args: {
    children: (
      <Stack>
        <DescriptionList
          items={[
            { term: 'Started', description: <DateText value="2025-03-05" /> },
            { term: 'Rent', description: <Money amount="1234.5" /> },
          ]}
        />
        <DateField label="Ends" defaultValue="2026-03-31" />
        <MoneyField label="Deposit" defaultValue="2469.00" />
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutALocale: Story = {};
export const Germany: Story = { args: { locale: 'de-DE', currency: 'EUR' } };
export const UnitedStates: Story = { args: { locale: 'en-US' } };
export const WholeYen: Story = { args: { locale: 'ja-JP', currency: 'JPY' } };
