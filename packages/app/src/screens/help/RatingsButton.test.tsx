import { Toaster } from '@rentsafe/ui/Toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RatingsButton } from './RatingsButton';

let isBroken = true;
vi.mock('./RatingMeanings', () => ({
  RatingMeanings: () => {
    if (isBroken) throw new Error('Broken on purpose');
    return <p>Paid on time</p>;
  },
}));

test('ratings that fail while they are shown are reported, and the button stays for another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  render(
    <>
      <RatingsButton />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'What the ratings mean' }));
  expect(await screen.findByText('The ratings could not be opened')).toBeVisible();
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: 'What the ratings mean' }));
  expect(await screen.findByText('Paid on time')).toBeVisible();
});
