import { verifyReportIssue } from '@rentsafe/domain/reportIssue';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const code = '0123456789abcdef';

test('a link has the code behind its #, and shows what was issued', async () => {
  const sent = vi.fn();
  server.use(
    answer(verifyReportIssue, ({ query }) => {
      sent(Object.fromEntries(query));
      return { issued_at: '2026-03-05T08:30:00Z', initials: 'T. M.', state: 'superseded' as const };
    }),
  );
  renderApp(`/verify/rr-000001#${code}`);
  expect(await screen.findByText('Genuine, but superseded')).toBeVisible();
  expect(screen.getByText('05 Mar 2026')).toBeVisible();
  expect(screen.getByText('T. M.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ number: 'RR-000001', code });
});

test('without its code it asks for it, as it is printed, and explains each refusal', async () => {
  let refusal: unknown = refuse(404, { detail: 'Not found.' });
  server.use(answer(verifyReportIssue, () => refusal as never));
  const { user } = renderApp('/verify/RR-000001');
  const field = await screen.findByLabelText(/^Verification Code/);
  await user.click(field);
  await user.paste('0123 4567-89AB CDEF');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We did not issue this report');

  refusal = refuse(429, { detail: 'Too many attempts. Try again in 5 minutes.' });
  await user.click(await screen.findByLabelText(/^Verification Code/));
  await user.paste(code);
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Too many attempts')).toBeVisible();
});
