import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ThemeToggle } from './ThemeToggle';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('THM-2 keeps the theme that is chosen', async () => {
  render(
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Toggle theme' }));
  const choices = screen.getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'System']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('rentsafe.theme')).toBe('dark');
});
