import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goOffline } from '../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../testing/screenStory';
import { press } from '../testing/storyForm';
import { long, otherScripts } from '../testing/stress';
import { frame } from './Shell.states';

const meta = {
  ...worldOf(frame),
  title: 'Screens/Frame',
  tags: ['screen'],
} satisfies Meta<WorldArgs>;
export default meta;

const arrived = () => screen.findByRole('heading', { level: 1, name: 'Debit Journals' });
const collapsed = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the product keeps it so
  const write = (value: string) => (document.cookie = `sidebar_state=${value};path=/`);
  write('false');
  return () => void write('true');
};
const shows =
  (words: RegExp | string): WorldStory['play'] =>
  async () => {
    await arrived();
    await expect((await screen.findAllByText(words))[0]).toBeVisible();
  };

export const Open: WorldStory = {
  tags: ['desktop'],
  play: async () => {
    await arrived();
    const current = screen.getByRole('link', { name: 'Debit Journals' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const OtherGroup: WorldStory = {
  play: async () => {
    await arrived();
    await press('Tenants');
    await expect(await screen.findByRole('link', { name: 'Lease Templates' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Customers' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const CollapsedSidebar: WorldStory = {
  beforeEach: collapsed,
  play: async () => {
    await arrived();
    await expect(screen.getByRole('button', { name: 'Toggle Sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Drawer: WorldStory = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await arrived();
    await press('Toggle Sidebar');
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const ThemeMenu: WorldStory = {
  play: async () => {
    await arrived();
    await press('Toggle theme');
    await expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeVisible();
  },
};

export const Offline: WorldStory = { beforeEach: goOffline, play: shows('You are offline.') };

export const OnlineAgain: WorldStory = {
  play: async () => {
    await arrived();
    const comeBack = goOffline();
    await expect(await screen.findByText('You are offline.')).toBeVisible();
    comeBack();
    await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
  },
};

export const LongUsername: WorldStory = { args: { username: long.email }, play: shows(long.email) };
export const OtherScripts: WorldStory = {
  args: { username: otherScripts[0].join(' ') },
  play: shows(otherScripts[0].join(' ')),
};
export const NoUsername: WorldStory = { args: { username: '' }, play: shows('Debit Journals') };
