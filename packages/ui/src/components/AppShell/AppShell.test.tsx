import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppShell } from './AppShell';

it('SHL-1, SHL-2, SKP-1 leads past the navigation to the one main', async () => {
  render(
    <AppShell sidebar={<a href="#leases">Leases</a>} topBar={<button type="button">Toggle Sidebar</button>}>
      <h1>Dashboard</h1>
    </AppShell>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
