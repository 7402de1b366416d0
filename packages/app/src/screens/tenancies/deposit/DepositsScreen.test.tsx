import { listCharges } from '@rentsafe/domain/charge';
import { deductDeposit, listDeposits, refundDeposit } from '@rentsafe/domain/deposit';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { signedIn } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleDeposit, sampleDeposits, sampleRefund } from '../../../testing/sampleDeposits';
import { sampleOpenCharges } from '../../../testing/sampleReceipts';
import { server } from '../../../testing/server';
import { depositPageOf } from '../../../testing/trustHandlers';
import { renderApp } from '../../../wholeApp/renderApp';

const path = `${HOME_PATH}/deposits`;
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    answer(listCharges, (request) =>
      pageOf(
        sampleOpenCharges.filter(({ state }) => state === request.query.get('state')),
        request,
      ),
    ),
  );
});

type User = ReturnType<typeof renderApp>['user'];

async function openDialog(user: User, action: 'Deduct' | 'Refund') {
  await user.click(await screen.findByRole('button', { name: `${action} from L-0007 in USD` }));
  const name = `${action === 'Deduct' ? 'Deduct from' : 'Refund'} the deposit of L-0007`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  const amount = await dialog.findByLabelText(/^Amount/);
  const type = async (label: RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  const submit = () => user.click(dialog.getByRole('button', { name: /^Add / }));
  const says = (label: RegExp, text: RegExp) =>
    waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(text));
  return { dialog, amount, type, submit, says };
}

test('what is held stands with its totals by currency, narrowed by the address; a row leads to its lease', async () => {
  const asked = vi.fn();
  server.use(
    answer(listDeposits, (request) => {
      asked(Object.fromEntries(request.query));
      return depositPageOf(sampleDeposits, request);
    }),
  );
  renderApp(`${path}?state=held&q=L-000`);
  expect(await screen.findByRole('row', { name: /L-0007/ })).toHaveTextContent(
    /Tariro Ncube.*\$450\.00.*\$380\.00.*\$70\.00.*\$0\.00.*03 Jun 2025/,
  );
  expect(screen.getByText('$380.00, ZIG 24,000.00')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith({ state: 'held', q: 'L-000', page: '1' });
  expect(screen.getByRole('link', { name: 'L-0007' })).toHaveAttribute('href', `${HOME_PATH}/leases/7`);
});

test('of what is not held nothing is deducted or refunded', async () => {
  renderApp(path);
  expect(await screen.findByRole('row', { name: /L-0004/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^(Deduct|Refund) from/ })).toHaveLength(4);
});

test('an open charge is settled from the deposit, no more than is open or held', async () => {
  server.use(
    answer(deductDeposit, ({ ids, body }) => {
      sent(ids.id, body);
      return sampleDeposit({ held: '260.00', deducted: '190.00' });
    }),
  );
  const { user } = renderApp(path);
  const { dialog, amount, type, submit, says } = await openDialog(user, 'Deduct');
  await says(/^Amount/, /\$380\.00 is held/);
  await user.selectOptions(dialog.getByLabelText(/^Charge/), '31');
  expect(amount).toHaveValue('120.00');
  await type(/^Amount/, '120.01');
  await submit();
  await says(/^Amount/, /Only 120\.00 is open\./);
  await user.selectOptions(dialog.getByLabelText(/^Charge/), '32');
  await type(/^Amount/, '380.01');
  await submit();
  await says(/^Amount/, /Only 380\.00 is held\./);
  await type(/^Reason/, 'Broken door');
  await type(/^Amount/, '0');
  await submit();
  await says(/^Amount/, /Enter an amount above 0\./);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Amount/, '120');
  await type(/^Deducted On/, '03/02/2026');
  await submit();
  expect(await screen.findByText('L-0007: $260.00 is still held.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith('7', {
    charge: 32,
    amount: { amount: '120', currency: 'USD' },
    on: '2026-02-03',
    reason: 'Broken door',
  });
});

test('what is held is drafted to go back from an account of its currency, for another Admin to approve', async () => {
  server.use(
    answer(refundDeposit, ({ ids, body }) => {
      sent(ids.id, body);
      return sent.mock.calls.length === 1
        ? refuse(400, { bank_account: ['This account is closed.'] })
        : sampleRefund;
    }),
  );
  const { user } = renderApp(path);
  const { dialog, amount, type, submit, says } = await openDialog(user, 'Refund');
  expect(amount).toHaveValue('380.00');
  expect(within(dialog.getByLabelText(/^Account/)).getAllByRole('option')).toHaveLength(1);
  await type(/^Amount/, '380.01');
  await submit();
  await says(/^Amount/, /Only 380\.00 is held\./);
  expect(sent).not.toHaveBeenCalled();
  await type(/^Amount/, '380');
  await submit();
  await says(/^Account/, /This account is closed\./);
  expect(amount).toHaveValue('380');
  await submit();
  expect(await screen.findByText('PV-000012 is a draft: another Admin must approve it.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith('7', {
    amount: { amount: '380', currency: 'USD' },
    bank_account: 1,
  });
});
