import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ThemeToggle } from './ThemeToggle';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('THM-1, THM-2 keeps the theme that is chosen', async () => {
  render(
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toggle theme' }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'System']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('rentsafe.theme')).toBe('dark');
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'THM-3 opens on the first %s, and returns the focus',
  async (key) => {
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Toggle theme', expanded: false })).toHaveFocus();
    await userEvent.keyboard(key);
    await waitFor(async () =>
      expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toHaveFocus(),
    );
    expect(screen.getByRole('menu', { name: 'Toggle theme' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Toggle theme', expanded: false })).toHaveFocus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus());
  },
);
