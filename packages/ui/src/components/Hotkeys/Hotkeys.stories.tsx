import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Keys } from '../../internal/keys/KeyCaps';
import { useHotkey } from '../../internal/keys/useHotkey';
import { Switch } from '../Switch';
import { Workshop } from './Hotkeys.example';
import { HotkeysDialog } from './HotkeysDialog';

const meta = {
  component: HotkeysDialog,
  args: { onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '28rem' } }, layout: 'fullscreen' },
} satisfies Meta<typeof HotkeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Page() {
  useHotkey('Mod+K', () => {}, { label: 'Search everywhere' });
  useHotkey('?', () => {}, { label: 'Show these shortcuts' });
  useHotkey('/', () => {}, { label: 'Go to the search box', group: 'In a list' });
  return null;
}

/** HTK-4 */
export const List: Story = {
  args: {
    open: true,
    more: [{ label: 'In a list', hotkeys: [{ keys: ['↑', '↓'], label: 'Previous or next row' }] }],
    children: (
      <Switch label="Single-key shortcuts" hint="Turn them off if you use voice control." defaultChecked />
    ),
  },
  render: (args) => (
    <>
      <Page />
      <HotkeysDialog {...args} />
    </>
  ),
};

export const OpenedByItsKey: Story = {
  tags: ['!visual'],
  render: () => <Workshop />,
  play: async () => {
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
  },
};

export const KeysOfTheKeyboard: Story = { render: () => <Keys keys="Mod+K" /> };
