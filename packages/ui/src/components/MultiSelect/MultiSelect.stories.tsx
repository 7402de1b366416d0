import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { MultiSelect } from './MultiSelect';

const options = ['Harare', 'Bulawayo', 'Mutare', 'Gweru', 'Kwekwe', 'Masvingo', 'Victoria Falls'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

const meta = {
  component: MultiSelect,
  args: { label: 'Cities', name: 'city', options },
  render: (args) => (
    <form aria-label="Filters" style={{ maxInlineSize: '24rem', minBlockSize: '18rem' }}>
      <MultiSelect {...args} />
    </form>
  ),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: ['harare', 'victoria falls'], hint: 'Any of them.' } };
export const Invalid: Story = { args: { required: true, error: 'Choose at least one.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['harare'] } };
export const ManyChosen: Story = { args: { defaultValue: options.map(({ value }) => value) } };

export const Open: Story = {
  args: { defaultValue: ['mutare'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Mutare', selected: true })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nowhere');
    await expect(canvas.getByText('Nothing found for “nowhere”.')).toBeVisible();
  },
};

export const OfTenThousand: Story = {
  args: { options: Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, label: `Unit ${at + 1}` })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'unit 99');
    await expect(canvas.getByRole('option', { name: 'Unit 99' })).toBeVisible();
  },
};

/** MLT-2, MLT-3, MLT-5: the keyboard of the APG's combobox. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Cities' });
    const sent = (...values: string[]) => {
      const form = canvas.getByRole('form') as HTMLFormElement;
      return () => expect(new FormData(form).getAll('city')).toEqual(values);
    };
    const open = (isOpen: boolean) => () => expect(input).toHaveAttribute('aria-expanded', String(isOpen));
    input.focus();
    await followKeys([
      ['Down opens the list', '{ArrowDown}', open(true)],
      ['Enter without an option does nothing', '{Enter}', sent()],
      ['Enter chooses the first', '{ArrowDown}{Enter}', sent('harare')],
      ['the list stays open', '', open(true)],
      ['Up goes round, and Enter chooses the last', '{ArrowUp}{Enter}', sent('harare', 'victoria falls')],
      ['Enter again removes it', '{Enter}', sent('harare')],
      ['Escape closes the list', '{Escape}', open(false)],
      ['Backspace removes the last', '{Backspace}', sent()],
      ['typing narrows the list', 'bul{ArrowDown}{Enter}', sent('bulawayo')],
      ['Tab goes on and closes the list', '{Tab}', open(false)],
    ]);
  },
};

const pasted = async (canvas: { getByRole: (role: 'combobox') => HTMLElement }, text: string) => {
  canvas.getByRole('combobox').focus();
  await userEvent.paste(text);
};

/** MLT-10 */
export const TagsOfOnesOwn: Story = {
  args: { label: 'Tags', name: 'tag', creatable: true, options: [], hint: 'Any words that help to find it.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Urgent,north side,Gate');
    await expect(canvas.getByRole('button', { name: 'Remove north side' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Add “Gate”' })).toBeVisible();
  },
};

/** MLT-10 */
export const TagsBesideOptions: Story = {
  args: { creatable: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'HARARE{Enter}Kar');
    await expect(canvas.getByRole('button', { name: 'Remove Harare' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Add “Kar”' })).toBeVisible();
  },
};

/** MLT-11, MLT-12 */
export const PastedWithOneRefused: Story = {
  args: { label: 'Tags', name: 'tag', options: [], creatable: { maxLength: 12 } },
  play: async ({ canvas }) => {
    await pasted(canvas, 'Urgent, Roof; Needs two people\nElectric');
    await expect(canvas.getByRole('button', { name: 'Remove Electric' })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('Needs two people');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/shorten it by 4/);
  },
};

export const LongWords: Story = {
  args: {
    options: [{ value: 'long', label: 'Zimbabweagriculturalequipmentandirrigation'.repeat(3) }],
    defaultValue: ['long'],
  },
};

export const RightToLeft: Story = {
  ...Open,
  args: { ...Open.args, creatable: true, defaultValue: ['mutare', 'C++', 'بيت (2)'] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
