import { recordExport } from '@rentsafe/domain/audit';
import { recordIndividualAccess } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, type MockedRequest, refuse } from '../testing/answer';
import { chooseOption } from '../testing/listMenu';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { renderApp } from '../wholeApp/renderApp';

async function openList() {
  const recorded = vi.fn();
  const record = ({ ids, body }: MockedRequest) => {
    recorded({ ...(ids.id && { id: Number(ids.id) }), ...(body as object) });
    return refuse(404, { detail: 'Not found.' });
  };
  server.use(answer(recordIndividualAccess, record), answer(recordExport, record));
  signedIn();
  const { user } = renderApp(`${HOME_PATH}?tab=individual&individual_q=moyo`);
  const [view] = await screen.findAllByRole('button', { name: /^View report for/ });
  const open = async () => {
    // A report that closes gives the page back a moment later.
    await waitFor(() => expect(getComputedStyle(view as HTMLElement).pointerEvents).not.toBe('none'));
    await user.click(view as HTMLElement);
    const report = within(await screen.findByRole('dialog'));
    await report.findByText('Personal Details');
    return report;
  };
  return { user, open, recorded };
}

test('a report that is opened again or printed is recorded, also where the server cannot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, open, recorded } = await openList();
  await open();
  await user.keyboard('{Escape}');
  expect(recorded).not.toHaveBeenCalled();
  const report = await open();
  await waitFor(() =>
    expect(recorded).toHaveBeenLastCalledWith({ id: expect.any(Number), action: 'reopen' }),
  );
  expect(report.getByRole('button', { name: 'Print' })).toBeVisible();
  await user.keyboard('p');
  await waitFor(() => expect(recorded).toHaveBeenLastCalledWith({ id: expect.any(Number), action: 'print' }));
  expect(recorded).toHaveBeenCalledTimes(2);
});

test('a list that is printed is recorded with what was searched for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, recorded } = await openList();
  const rows = screen.getAllByRole('button', { name: /^View report for/ }).length;
  await chooseOption(user, 'Print');
  await waitFor(() =>
    expect(recorded).toHaveBeenCalledWith({ list: 'individuals', action: 'print', rows, q: 'moyo' }),
  );
});
