import { getSeries } from '@rentsafe/domain/insight';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { sampleSeries } from '../../../testing/sampleInsight';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

test('the months of the book, of a property, and of two on one scale', async () => {
  const sent = vi.fn();
  server.use(
    answer(getSeries, ({ query }) => {
      sent(Object.fromEntries(query));
      return sampleSeries(query);
    }),
  );
  signedIn();
  const { user, router } = renderApp(`${HOME_PATH}/pp-graph?of=property:1`);
  expect(await screen.findByRole('slider', { name: 'Charged and collected, USD: values' })).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ currency: 'USD', months: '12', property: '1' });
  const months = within(screen.getByRole('table', { name: 'Months' }));
  expect(months.getAllByRole('row')).toHaveLength(14);
  expect(months.getByRole('row', { name: /^Total/ })).toHaveTextContent(/^Total\$\d/);
  await user.selectOptions(screen.getByLabelText('Months'), '36');
  await waitFor(() => expect(router.state.location.search).toContain('months=36'));
  const other = screen.getByLabelText('Compare with');
  await user.type(other, 'a');
  const option = (await within(await screen.findByRole('listbox')).findAllByRole('option')).at(-1);
  if (option) await user.click(option);
  expect(await screen.findByRole('slider', { name: 'Collected: values' })).toBeVisible();
  expect(router.state.location.search).toMatch(/with=landlord%3A\d+/);
});
