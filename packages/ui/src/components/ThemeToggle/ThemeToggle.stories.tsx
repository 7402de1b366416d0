import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ThemeToggle } from './ThemeToggle';

const meta = {
  component: ThemeToggle,
  decorators: [
    (Story) => (
      <ThemeProvider>
        <div style={{ minBlockSize: '12rem' }}>
          <Story />
        </div>
      </ThemeProvider>
    ),
  ],
  beforeEach: () => {
    const forget = () => localStorage.removeItem('rentsafe.theme');
    forget();
    return forget;
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** THM-1, THM-2 */
export const ChoosesByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Toggle theme' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('d{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Toggle theme' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};
