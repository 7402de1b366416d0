import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { SidebarProvider } from '../Sidebar';
import { TopBar } from './TopBar';

it('TPB-1 is a banner from Toggle Sidebar to Toggle theme', () => {
  render(
    <ThemeProvider>
      <SidebarProvider>
        <TopBar actions={<button type="button">Help</button>} />
      </SidebarProvider>
    </ThemeProvider>,
  );
  const names = within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Toggle Sidebar', 'Help', 'Toggle theme']);
});
