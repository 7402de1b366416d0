import {
  createReceipt,
  listReceipts,
  type ReceiptInput,
  type ReceiptReversal,
  receiptSteps,
} from '@rentsafe/domain/receipt';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn } from '../../../../testing/login';
import { sampleReceipt } from '../../../../testing/sampleReceipts';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = `${HOME_PATH}/customers/receipts`;
const page = { next: null, previous: null, count: 1, results: [sampleReceipt()] };

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function openForm() {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'New Receipt' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Receipt' });
  const type = async (label: RegExp, text: string) => {
    const box = within(dialog).getByLabelText(label);
    await app.user.clear(box);
    await app.user.click(box);
    await app.user.paste(text);
  };
  return { ...app, dialog, type };
}

test('a row shows whose money it is, what is left of it and its state, and leads to its receipt', async () => {
  renderApp(path);
  expect(await screen.findByRole('row', { name: /RC-000008/ })).toHaveTextContent(
    /03 Feb 2026Tariro NcubeL-0007TransferEFT 8841\$650\.00\$200\.00Part allocated$/,
  );
  expect(screen.getByRole('row', { name: /RC-000006/ })).toHaveTextContent(/T NCUBE.*Cash.*Unidentified$/);
  expect(screen.getByRole('row', { name: /RC-000005/ })).toHaveTextContent(/\$650\.00Reversed$/);
  expect(screen.getByRole('link', { name: 'RC-000008' })).toHaveAttribute('href', `${path}/8`);
});

test('dollars that were paid in ZiG show what came in', async () => {
  const paid = { amount: '17472.00', currency: 'ZIG' } as const;
  server.use(answer(listReceipts, () => ({ ...page, results: [sampleReceipt({ paid, rate: '26.88' })] })));
  renderApp(path);
  expect(await screen.findByRole('row', { name: /RC-000009/ })).toHaveTextContent(
    /EFT 8841\$650\.00paid ZIG 17,472\.00/,
  );
});

test('the filters of the address are those of the call', async () => {
  const sent: Record<string, string>[] = [];
  server.use(
    answer(listReceipts, ({ query }) => {
      sent.push(Object.fromEntries(query));
      return page;
    }),
  );
  renderApp(`${path}?q=8841&state=part&received_from=2026-02-01&received_to=2026-02-28&bank_account=1`);
  expect(await screen.findByText(/Trust account USD/)).toBeVisible();
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      q: '8841',
      state: 'part',
      from: '2026-02-01',
      to: '2026-02-28',
      bank_account: '1',
      page: '1',
    }),
  );
});

test('a receipt is recorded, and shows what it settled; the next starts like it', async () => {
  const sent: ReceiptInput[] = [];
  const keys = new Set<string | null>();
  server.use(
    answer(createReceipt, ({ body, request }) => {
      sent.push(body as ReceiptInput);
      keys.add(request.headers.get('idempotency-key'));
      return sampleReceipt({ id: 9 + sent.length, number: `RC-00001${sent.length}`, method: 'cash' });
    }),
  );
  const { user, dialog, type } = await openForm();
  await type(/^Lease/, 'L-0007');
  await screen.findByRole('option', { name: /L-0007 · Tariro Ncube/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await type(/^Amount/, '650');
  await user.selectOptions(within(dialog).getByLabelText(/^Method/), 'Cash');
  await type(/^Received On/, '03/02/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Save and add another' }));
  expect(
    await screen.findByText('RC-000011: $450.00 rent due 01 Jan 2026, $200.00 rent due 01 Feb 2026'),
  ).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByLabelText(/^Amount/)).toHaveValue(''));
  expect(within(dialog).getByLabelText(/^Method/)).toHaveDisplayValue('Cash');
  expect(within(dialog).getByLabelText(/^Received On/)).toHaveValue('03/02/2026');
  await type(/^Amount/, '20.50');
  await user.click(within(dialog).getByRole('button', { name: 'Add Receipt' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const common = { bank_account: 1, received_on: '2026-02-03', method: 'cash', paid: null, rate: null };
  expect(sent).toEqual([
    expect.objectContaining({ ...common, lease: 7, amount: { amount: '650', currency: 'USD' } }),
    expect.objectContaining({ ...common, lease: null, amount: { amount: '20.50', currency: 'USD' } }),
  ]);
  expect(keys.size).toBe(2);
  expect(await screen.findByText('Open receipt')).toBeInTheDocument();
});

test('what is wrong stands at its field, before it is sent and when the server refuses it', async () => {
  const received = vi.fn();
  server.use(
    answer(createReceipt, ({ body }) => {
      received(body);
      return refuse(400, { received_on: ['The period up to 2026-01-31 is locked.'] });
    }),
  );
  const { user, dialog, type } = await openForm();
  const describedAs = (label: RegExp, text: RegExp) =>
    waitFor(() => expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(text));
  const submit = within(dialog).getByRole('button', { name: 'Add Receipt' });
  await type(/^Lease/, 'nobody of that name');
  await type(/^Amount/, '0');
  await type(/^Received On/, '01/01/2999');
  await user.click(submit);
  await describedAs(/^Amount/, /Enter an amount above 0\./);
  await describedAs(/^Received On/, /cannot be in the future/);
  expect(within(dialog).getByLabelText(/^Lease/)).toBeInvalid();
  await user.clear(within(dialog).getByLabelText(/^Lease/));
  await type(/^Amount/, '10.005');
  await type(/^Received On/, '05/01/2026');
  await user.click(submit);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Amount/)).toBeInvalid());
  expect(received).not.toHaveBeenCalled();
  await type(/^Amount/, '100');
  await user.selectOptions(within(dialog).getByLabelText(/^Account/), 'Trust account USD');
  await user.selectOptions(within(dialog).getByLabelText(/^Currency/), 'ZIG');
  await type(/^Paid/, '3.73');
  await type(/^Rate/, '26.8');
  await user.click(submit);
  await describedAs(/^Received On/, /The period up to 31 Jan 2026 is locked\./);
  expect(received).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      amount: { amount: '99.96', currency: 'ZIG' },
      paid: { amount: '3.73', currency: 'USD' },
      rate: '26.8',
    }),
  );
});

test('an Admin reverses a receipt with a reason, and its page shows so', async () => {
  const received = vi.fn();
  server.use(
    answer(receiptSteps.calls.reverse, ({ body }) => {
      received(body);
      return sampleReceipt({
        state: 'reversed',
        allocations: [],
        reversed: { on: '2026-02-09', reason: (body as ReceiptReversal).reason },
      });
    }),
  );
  const { user } = renderApp(`${path}/9`);
  expect(await screen.findByRole('heading', { level: 1, name: 'RC-000009' })).toBeVisible();
  expect(screen.getByRole('row', { name: /01 Jan 2026/ })).toHaveTextContent('$450.00$0.00$450.00');
  await user.click(await screen.findByRole('button', { name: 'Reverse…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reverse RC-000009' });
  await user.click(within(dialog).getByRole('button', { name: 'Reverse receipt' }));
  await waitFor(() => expect(within(dialog).getByLabelText(/^Reason/)).toBeInvalid());
  await user.click(within(dialog).getByLabelText(/^Reason/));
  await user.paste('The cheque bounced');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse receipt' }));
  expect(await screen.findByText('Reversed on 09 Feb 2026.')).toBeVisible();
  expect(received).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'The cheque bounced' }));
  expect(screen.queryByRole('button', { name: 'Reverse…' })).not.toBeInTheDocument();
});
