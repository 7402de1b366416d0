import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { followKeys } from '../../testing/followKeys';
import { Combobox } from './Combobox';
import type { ComboboxSearch } from './options';

const people = [
  { value: 1, label: 'Tendai Moyo', description: '63-123456 A 42' },
  { value: 2, label: 'Rudo Moyo', description: '63-654321 B 42' },
  { value: 3, label: 'Nyasha Dube', description: '29-111222 C 29' },
  ...Array.from({ length: 12 }, (_, at) => ({ value: at + 4, label: `Person Number ${at + 4}` })),
];

const search: ComboboxSearch = (query) =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));

const meta = {
  component: Combobox,
  args: { label: 'Individual', name: 'individual', search },
  render: (args) => (
    <form aria-label="Contact" style={{ maxInlineSize: '24rem', minBlockSize: '18rem' }}>
      <Combobox {...args} />
    </form>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvas: { getByRole: (role: 'form') => HTMLElement }) =>
  new FormData(canvas.getByRole('form') as HTMLFormElement).get('individual');

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: { value: 1, label: 'Tendai Moyo' } } };
export const Invalid: Story = { args: { error: 'Choose one from the list.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('option', { name: /Tendai/ })).toBeVisible();
    await expect(
      canvas.getByRole('listbox').parentElement?.getBoundingClientRect().height,
    ).toBeLessThanOrEqual(200);
  },
};

export const WithActions: Story = {
  args: {
    actions: [
      { label: 'Add person…', onAct: fn() },
      { label: 'Add company…', onAct: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await canvas.findByText('Nothing found for “zzz”.')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Add company…' })).toBeVisible();
  },
};

export const PicksByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Individual' });
    await userEvent.type(input, 'moyo');
    await canvas.findByRole('option', { name: /Rudo/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /Rudo/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Rudo Moyo');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(sent(canvas)).toBe('2');
  },
};

/** The keyboard table of the APG: editable combobox with a listbox popup (CMB-2, CMB-3). */
export const Keyboard: Story = {
  args: { defaultValue: { value: 3, label: 'Nyasha Dube' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Individual' });
    const open = () => expect(input).toHaveAttribute('aria-expanded', 'true');
    const closed = () => expect(input).toHaveAttribute('aria-expanded', 'false');
    const active = (name: RegExp | null) => async () => {
      const id = name && canvas.getByRole('option', { name }).id;
      await expect(input.getAttribute('aria-activedescendant')).toBe(id);
    };
    const caretAt = (at: number) => async () => {
      await active(null)();
      await expect(input.selectionStart).toBe(at);
    };
    input.focus();
    await followKeys([
      ['Down opens the list', '{ArrowDown}', open],
      ['Down goes to the first option', '{ArrowDown}', active(/Tendai/)],
      ['Down goes to the next', '{ArrowDown}', active(/Rudo/)],
      ['Up goes to the one before', '{ArrowUp}', active(/Tendai/)],
      ['Up goes round', '{ArrowUp}', active(/Person Number 15/)],
      ['Home moves the caret to the start', '{Home}', caretAt(0)],
      ['an option is meant again', '{ArrowDown}', active(/Tendai/)],
      ['End moves the caret to the end', '{End}', caretAt('Nyasha Dube'.length)],
      ['Escape closes the list and keeps the text', '{Escape}', closed],
      ['Alt+Down opens it, and no option is meant', '{Alt>}{ArrowDown}{/Alt}', open],
      ['no option is meant', '', active(null)],
      ['Alt+Up closes it', '{Alt>}{ArrowUp}{/Alt}', closed],
      ['Up opens it', '{ArrowUp}', open],
      ['Up goes to the last option', '{ArrowUp}', active(/Person Number 15/)],
      ['Enter chooses it', '{Enter}', () => expect(input).toHaveValue('Person Number 15')],
      ['and closes the list', '', closed],
      ['the focus never left the text box', '', () => expect(input).toHaveFocus()],
      ['a change of the text searches again', '{Backspace}', open],
      ['Tab goes on', '{Tab}', () => expect(input).not.toHaveFocus()],
    ]);
  },
};

export const Searching: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'moyo');
    await expect(canvas.getByText('Searching…')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nobody');
    await expect(await canvas.findByText('Nothing found for “nobody”.')).toBeVisible();
  },
};

const failing = fn<ComboboxSearch>();

export const Failed: Story = {
  args: { search: failing },
  beforeEach: () => {
    let failed = false;
    failing.mockImplementation((query, signal) => {
      if (query === '' || failed) return search(query, signal);
      failed = true;
      return Promise.reject(new Error('offline'));
    });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rudo');
    await expect(await canvas.findByText('The search failed.')).toBeVisible();
  },
};

export const RetriesInside: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await context.canvas.findByRole('option', { name: /Rudo/ })).toBeVisible();
  },
};
