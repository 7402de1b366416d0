import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { sampleNavigation, samplePath } from '../../testing/sampleNavigation';
import { Sidebar } from './Sidebar';
import { SidebarProvider } from './SidebarProvider';
import { SidebarTrigger } from './SidebarTrigger';
import { SidebarUser } from './SidebarUser';

const meta = {
  component: Sidebar,
  parameters: { docs: { story: { inline: false, height: '36rem' } }, layout: 'fullscreen' },
  args: {
    sections: sampleNavigation,
    currentPath: samplePath('communication'),
    header: 'RentSafe',
    footer: <SidebarUser username="tendai.moyo" onLogOut={() => {}} />,
  },
  decorators: [
    (Story) => (
      <SidebarProvider>
        <Story />
      </SidebarProvider>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SDB-3 */
export const Trigger: Story = {
  render: () => <SidebarTrigger />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Toggle Sidebar' });
    const was = trigger.getAttribute('aria-expanded') ?? '';
    await userEvent.click(trigger);
    await expect(trigger).not.toHaveAttribute('aria-expanded', was);
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', was);
  },
};

export const NothingCurrent: Story = { args: { currentPath: '/elsewhere' } };

export const LongNames: Story = {
  args: {
    footer: <SidebarUser username={`${'long'.repeat(20)}@rentsafe.example`} onLogOut={() => {}} />,
    sections: [
      {
        label: 'APPLICATION',
        items: [
          { label: 'Pneumonoultramicroscopicsilicovolcanoconiosis', path: '#', icon: null },
          { label: 'A group with a name of more than one line', icon: null, subLinks: [] },
        ],
      },
    ],
  },
};

/** SDB-5: the keyboard of a disclosure. */
export const Keyboard: Story = {
  args: { currentPath: samplePath('') },
  play: async () => {
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    const landlords = navigation.getByRole('button', { name: 'Landlords' });
    landlords.focus();
    await userEvent.keyboard('{Enter}');
    await expect(landlords).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(navigation.getByRole('link', { name: 'Statements' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(landlords).toHaveAttribute('aria-expanded', 'false');
    await expect(navigation.queryByRole('link', { name: 'Statements' })).toBeNull();
  },
};
