import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Breadcrumbs } from '../Breadcrumbs';
import { Button } from '../Button';
import { SidebarProvider } from '../Sidebar';
import { TopBar } from './TopBar';

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ThemeProvider>
        <SidebarProvider>
          <Story />
        </SidebarProvider>
      </ThemeProvider>
    ),
  ],
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSlots: Story = {
  args: {
    children: <Breadcrumbs items={[{ label: 'Services', href: '#services' }, { label: 'Leases' }]} />,
    actions: <Button>Help</Button>,
  },
};
