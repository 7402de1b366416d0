import { Toaster } from '@rentsafe/ui/Toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RatingsButton } from './RatingsButton';
import { ratings } from './ratings';

test('ratings that fail while they are shown are reported, and the button stays for another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Not a module in place of theirs: another file of this worker may have loaded them.
  const list = vi.spyOn(ratings, 'map').mockImplementation(() => {
    throw new Error('Broken on purpose');
  });
  const user = userEvent.setup();
  render(
    <>
      <RatingsButton />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'What the ratings mean' }));
  expect(await screen.findByText('The ratings could not be opened')).toBeVisible();
  list.mockRestore();
  await user.click(await screen.findByRole('button', { name: 'What the ratings mean' }));
  expect(await screen.findByText(ratings[0]?.meaning ?? '')).toBeVisible();
});
