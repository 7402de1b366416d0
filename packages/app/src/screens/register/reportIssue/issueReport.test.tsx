import { createReportIssue } from '@rentsafe/domain/reportIssue';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { individualPath } from '../../../paths';
import { answer } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { reportIssueHandlers, sampleIssue } from '../../../testing/reportIssueHandlers';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

test('a report is issued from the record, and stands there as it was issued', async () => {
  const sent = vi.fn();
  server.use(
    answer(createReportIssue, ({ body }) => {
      sent(body);
      return sampleIssue;
    }),
    ...reportIssueHandlers,
  );
  signedIn();
  const { user, address } = renderApp(`${individualPath(2)}?tab=issued`);
  expect(await screen.findByRole('link', { name: 'RR-000001' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue report' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Issue report/ }));
  await user.click(dialog.getByLabelText(/^Purpose/));
  await user.paste('Letting a flat');
  await user.click(dialog.getByRole('button', { name: 'Issue report' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'RR-000001' })).toBeVisible();
  expect(address()).toBe('/services/rent-safe/issued-reports/1');
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ party: { type: 'individual', id: 2 }, purpose: 'Letting a flat' }),
  );
  expect(await screen.findByRole('img', { name: 'QR code to verify RR-000001' })).toBeVisible();
  expect(screen.getByText('0123 4567 89ab cdef')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Classification' })).toBeVisible();
});
