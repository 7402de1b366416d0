import { HOME_PATH } from '@rentsafe/domain/session';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/login';
import { renderApp } from '../../../wholeApp/renderApp';

test('what the coming months bring, why, and what was expected before', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/reports/forecasts?as_at=2026-02-28&months=3`);
  const row = await screen.findByRole('row', { name: /^March 2026/ });
  expect(row).toHaveTextContent(
    'March 2026$12,400.00$11,356.20$8,210.00$12,890.50$1,311.65$640.00$0.00$9,404.55',
  );
  expect(screen.getByRole('slider', { name: /^Expected receipts/ })).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('Expected receipts, lowest to highest $8,210.00 to $12,890.50'),
  );
  expect(screen.getByText(/71\.30% in the month it was due/)).toBeVisible();
  expect(screen.getByText(/Not known yet three months later/)).toBeVisible();
  expect(screen.getByText(/There was not enough data on the first day of December 2025/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Currency'), 'ZIG');
  expect(
    await screen.findByText(/A forecast needs 3 whole months since the first charge in ZIG/),
  ).toBeVisible();
});
