import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Messages } from '../../defaultMessages';
import { MessagesProvider } from '../../messages';
import { BarChart } from '../BarChart';
import { DateField } from '../DateField';
import { DateRangeField } from '../DateRangeField';
import { DateText } from '../DateText';
import { DescriptionList } from '../DescriptionList';
import { ErrorState } from '../ErrorState';
import { Money } from '../Money';
import { MoneyField } from '../MoneyField';
import { MultiSelect } from '../MultiSelect';
import { Pagination } from '../Pagination';
import { Select } from '../Select';
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

const languages = [
  ...[
    { value: 'ar', label: 'العربية' },
    { value: 'de', label: 'Deutsch' },
    { value: 'en', label: 'English' },
    { value: 'es', label: 'Español' },
  ],
  ...[
    { value: 'fr', label: 'Français' },
    { value: 'nd', label: 'isiNdebele' },
    { value: 'pt', label: 'Português' },
    { value: 'sn', label: 'chiShona' },
  ],
];
const shipped = import.meta.glob<{ messages: Messages }>('../../messages/locales/*.ts', { eager: true });

const directions = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
];
const points = ['2026-08', '2026-09', '2026-10'].map((period, at) => ({
  period,
  amount: `${(at + 1) * 500}.00`,
}));

/** Components in one of the languages that are shipped, in its direction or the other. */
function Languages({ start }: { start: string }) {
  const [language, setLanguage] = useState(start);
  const [direction, setDirection] = useState(start === 'ar' ? 'rtl' : 'ltr');
  const choose = ({ value }: { value: string }) => {
    setLanguage(value);
    setDirection(value === 'ar' ? 'rtl' : 'ltr');
  };
  const messages = shipped[`../../messages/locales/${language}.ts`]?.messages ?? {};
  return (
    <Stack>
      <Select label="Language" options={languages} value={language} onValueChange={choose} />
      <Select
        label="Direction"
        options={directions}
        value={direction}
        onValueChange={({ value }) => setDirection(value)}
      />
      <LocaleProvider locale={language}>
        <MessagesProvider messages={messages}>
          <Stack dir={direction} lang={language}>
            <DateField label="Day" defaultValue="2026-03-05" />
            <DateRangeField label="Period" presets />
            <MultiSelect label="Towns" options={[{ value: 'a', label: 'Harare' }]} />
            <Pagination page={2} pageSize={20} total={137} onPageChange={() => {}} />
            <BarChart
              title="Charged"
              currency="USD"
              status="ready"
              series={[{ name: 'Charged', currency: 'USD', points }]}
            />
            <ErrorState onRetry={() => {}} />
          </Stack>
        </MessagesProvider>
      </LocaleProvider>
    </Stack>
  );
}

/** LCL-7 */
export const ShippedLanguages: Story = {
  render: () => <Languages start="sn" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edzai zvakare' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Français');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Arabic: Story = { render: () => <Languages start="ar" /> };
