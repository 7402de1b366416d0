import { listOccupancy } from '@rentsafe/domain/insight';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleOccupancy } from '../../../testing/sampleInsight';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

test('what was let in a period, the lowest first, and what stands empty today with a way to let it', async () => {
  const sent = vi.fn();
  server.use(
    answer(listOccupancy, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleOccupancy(query);
    }),
  );
  signedIn();
  renderApp(`${HOME_PATH}/occupancy_vacancy?from=2026-01-01&to=2026-02-28&landlord=2`);
  const row = await screen.findByRole('row', { name: /Msasa Court.*88\.14/ });
  expect(row).toHaveTextContent('Msasa CourtMsasa Holdings42362082888.14%$1,250.00');
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total52952672890.51%$1,250.00');
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ from: '2026-01-01', to: '2026-02-28', landlord: '2', page: '1' }),
  );
  const vacant = within(screen.getByRole('table', { name: 'Vacant today' }));
  expect(vacant.getByRole('row', { name: /^Msasa Court 3/ })).toHaveTextContent('15 Feb 2026$550.00');
  expect(vacant.getByRole('link', { name: 'New lease of Msasa Court, 3' })).toHaveAttribute(
    'href',
    `${HOME_PATH}/leases/new?unit=9`,
  );
});
