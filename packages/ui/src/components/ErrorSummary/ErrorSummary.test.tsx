import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary';

const heading = 'There are 2 problems in this form';

it('ERU-2 leads to the field and leaves the address alone', async () => {
  render(
    <>
      <ErrorSummary heading={heading} items={[{ label: 'City', message: 'Choose one.', fieldId: 'city' }]} />
      <input id="city" aria-label="City" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'City: Choose one.' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('ERU-1 ERU-3 ERU-4 is a named region; hostile text without a field is plain text', () => {
  render(<ErrorSummary heading={heading} items={[{ message: '<img src=x onerror=alert(1)>\u202e' }]} />);
  const region = screen.getByRole('region', { name: heading });
  region.focus();
  expect(region).toHaveFocus();
  expect(screen.getByText(/<img src=x/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
