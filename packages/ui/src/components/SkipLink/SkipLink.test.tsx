import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink';

it('SKP-3 moves the focus to the main region and leaves the address', async () => {
  render(
    <>
      <SkipLink />
      <a href="/services">Services</a>
      <main id="main">Dashboard</main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
