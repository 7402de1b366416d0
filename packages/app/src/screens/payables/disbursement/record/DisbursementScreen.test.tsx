import { today } from '@rentsafe/domain/date';
import {
  type Disbursement,
  disbursementSteps,
  getDisbursement,
  getDisbursementFunds,
} from '@rentsafe/domain/disbursement';
import { putPayee } from '@rentsafe/domain/payee';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { disbursementPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { signedIn, signedInAs } from '../../../../testing/login';
import { sampleDisbursement, sampleFunds } from '../../../../testing/sampleDisbursements';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';

const path = disbursementPath(12);
const approval: Partial<Disbursement> = {
  state: 'approved',
  approved_by: { id: 1, name: 'Rudo Makoni' },
  approved_on: '2026-03-01',
  entries: [91],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function open(button: string, title: string) {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(within(dialog).queryByText(/^Loading/)).not.toBeInTheDocument());
  return { ...app, dialog };
}

test('another Admin approves what was prepared, its payment is recorded, and one that fails is a draft again', async () => {
  const sent = vi.fn();
  server.use(
    answer(disbursementSteps.calls.approve, ({ body }) => {
      sent('approve', body);
      return sampleDisbursement(approval);
    }),
    answer(disbursementSteps.calls.pay, ({ body }) => {
      sent('pay', body);
      return sampleDisbursement({ ...approval, state: 'paid', paid_on: '2026-03-02', reference: 'EFT 7' });
    }),
    answer(disbursementSteps.calls.fail, ({ body }) => {
      sent('fail', body);
      return sampleDisbursement({ failures: [{ on: '2026-03-03', reason: 'Account closed' }] });
    }),
  );
  signedIn();
  const { user, dialog } = await open('Approve…', 'Approve PV-000012');
  expect(screen.getByText('To be approved by another Admin')).toBeInTheDocument();
  const type = async (form: HTMLElement, label: RegExp, text: string) => {
    await user.clear(within(form).getByLabelText(label));
    await user.click(within(form).getByLabelText(label));
    await user.paste(text);
  };
  await type(dialog, /^Approved On/, '01/03/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Approve disbursement' }));
  expect(await screen.findByText('Approved by Rudo Makoni on 01 Mar 2026')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith('approve', { on: '2026-03-01', version: 1 });

  await user.click(screen.getByRole('button', { name: 'Record payment…' }));
  const payment = await screen.findByRole('dialog', { name: 'Record payment of PV-000012' });
  await type(payment, /^Paid On/, '02/03/2026');
  await type(payment, /^Reference/, 'EFT 7');
  await user.click(within(payment).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(screen.getAllByText('EFT 7')).toHaveLength(2));
  expect(sent).toHaveBeenLastCalledWith('pay', { on: '2026-03-02', reference: 'EFT 7' });
  // The advice for the payee, as it is printed.
  expect(screen.getByText('Payment Details', { selector: 'h2, h3' }).closest('[hidden]')).toHaveTextContent(
    /Remittance Advice PV-000012 · Rudo Makoni.*Paid On02 Mar 2026Amount\$1,234\.50Paid FromRentSafe, Trust account USDReferenceEFT 7.*12 King George Road\$834\.50.*Total\$1,234\.50/,
  );

  await user.click(screen.getByRole('button', { name: 'Failed…' }));
  const failure = await screen.findByRole('dialog', { name: 'Record failure of PV-000012' });
  await type(failure, /^Failed On/, '03/03/2026');
  await type(failure, /^Reason/, 'Account closed');
  await user.click(within(failure).getByRole('button', { name: 'Record failure' }));
  expect(await screen.findByText('Failed on 03 Mar 2026')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith('fail', { on: '2026-03-03', reason: 'Account closed' });
  expect(screen.getByRole('button', { name: 'Approve…' })).toBeVisible();
});

test.each([
  [
    403,
    { detail: 'Another Admin must approve what you prepared.' },
    'Another Admin must approve what you prepared.',
  ],
  [409, { detail: 'Only 234.50 is available.', state: 'draft' }, 'Only 234.50 is available.'],
])('an approval that is refused with %s keeps what was typed, and says why', async (status, body, text) => {
  server.use(
    answer(getDisbursement, () => sampleDisbursement({ made_by: { id: 1, name: 'Rudo Makoni' } })),
    answer(disbursementSteps.calls.approve, () => refuse(status, body)),
  );
  signedIn();
  const { user, dialog } = await open('Approve alone…', 'Approve PV-000012');
  expect(screen.getByText('You prepared this. To be approved by another Admin')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText(/^Approved On/));
  await user.click(within(dialog).getByLabelText(/^Approved On/));
  await user.paste('01/03/2026');
  await user.click(within(dialog).getByRole('button', { name: 'Approve disbursement' }));
  expect(await within(dialog).findByText(text, { exact: false })).toBeVisible();
  expect(within(dialog).getByLabelText(/^Approved On/)).toHaveValue('01/03/2026');
});

test('G9 the approval shows who edited it, new bank details, what is held and why, and what is not exchanged', async () => {
  const since = today();
  server.use(
    answer(getDisbursement, () =>
      sampleDisbursement({
        edited_by: [{ id: 3, name: 'Chipo Dube' }],
        payee: { bank_name: 'CBZ', bank_branch: null, account_number: '6666', since },
      }),
    ),
    answer(getDisbursementFunds, () =>
      sampleFunds({
        not_exchanged: '100.00',
        trust: { bank: '4120.00', owed: '4220.00', short: '100.00' },
        left: { account: '2765.50', bank: '2765.50', owed: '2865.50' },
      }),
    ),
  );
  signedIn();
  const { dialog } = await open('Approve…', 'Approve PV-000012');
  const facts = within(dialog);
  expect(facts.getByText('Chipo Dube')).toBeVisible();
  expect(facts.getByText('CBZ · 6666')).toBeVisible();
  expect(facts.getByText('These bank details are new.')).toBeVisible();
  expect(
    await facts.findByText(/^\$100\.00 of the funds owed was received in ZiG and has not been exchanged/),
  ).toBeVisible();
  expect(facts.getByText('Funds are short by $100.00')).toBeVisible();
  expect(facts.getByText('Left in All USD Accounts').nextElementSibling).toHaveTextContent('$2,765.50');
  expect(facts.getByText('Owed to Others in USD').nextElementSibling).toHaveTextContent('$2,865.50');
  expect(facts.getByRole('row', { name: /^5 Mutare Road/ })).toHaveTextContent(
    '$520.00$0.00$0.00$120.00$400.00',
  );
});

test('G9 nothing is approved before the money behind it is shown', async () => {
  server.use(answer(getDisbursementFunds, () => refuse(500, { detail: 'Internal Server Error' })));
  signedIn();
  const { dialog } = await open('Approve…', 'Approve PV-000012');
  expect(await within(dialog).findByText('Could not fetch the money behind it')).toBeVisible();
  expect(within(dialog).queryByLabelText(/^Approved On/)).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Approve disbursement' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('G9 who edited a payment is not offered to approve it as anybody else', async () => {
  server.use(
    answer(getDisbursement, () => sampleDisbursement({ edited_by: [{ id: 1, name: 'Rudo Makoni' }] })),
  );
  signedIn();
  const { dialog } = await open('Approve alone…', 'Approve PV-000012');
  expect(within(dialog).getByText('You prepared or changed this yourself.')).toBeVisible();
});

test('G9 a draft that was changed meanwhile is shown with what changed, read again, and nothing typed is lost', async () => {
  let now = sampleDisbursement();
  const sent = vi.fn();
  server.use(
    answer(getDisbursement, () => now),
    answer(disbursementSteps.calls.approve, ({ body }) => {
      sent(body);
      const { version } = body as { version: number };
      if (version === now.version) return sampleDisbursement({ ...approval, version: 3 });
      return refuse(409, { detail: 'This record was changed by someone else.', version: now.version });
    }),
  );
  signedIn();
  const { user, dialog } = await open('Approve…', 'Approve PV-000012');
  const form = within(dialog);
  await user.clear(form.getByLabelText(/^Approved On/));
  await user.click(form.getByLabelText(/^Approved On/));
  await user.paste('01/03/2026');
  now = sampleDisbursement({ version: 2, payee: { ...now.payee, account_number: '6666' } });
  await user.click(form.getByRole('button', { name: 'Approve disbursement' }));
  expect(await form.findByText('PV-000012 was changed while you were reading it.')).toBeVisible();
  expect(form.getByText('Paid into: CBZ · Gweru · 01123456789012, now CBZ · Gweru · 6666')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Read it again' }));
  expect(form.getByText('CBZ · Gweru · 6666')).toBeVisible();
  expect(form.getByLabelText(/^Approved On/)).toHaveValue('01/03/2026');
  await user.click(form.getByRole('button', { name: 'Approve disbursement' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ on: '2026-03-01', version: 2 }));
});

test('G9 an Admin gives a payee bank details on the draft, a User does not', async () => {
  const sent = vi.fn();
  server.use(
    answer(putPayee, ({ body }) => {
      sent(body);
      const { party, client } = sampleDisbursement();
      return {
        client,
        party,
        bank_name: 'CBZ',
        bank_branch: null,
        account_number: '777',
        since: '2026-03-02',
      };
    }),
  );
  signedIn();
  const { user, dialog } = await open('Bank details of Rudo Makoni', 'Bank details of Rudo Makoni');
  const box = within(dialog).getByLabelText(/^Account Number/);
  await user.clear(box);
  await user.click(box);
  await user.paste('777');
  await user.click(within(dialog).getByRole('button', { name: 'Save bank details' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ account_number: '777', bank_name: 'CBZ' }),
    ),
  );
});

test('the amounts of a draft are changed, each with what is available', async () => {
  const sent = vi.fn();
  server.use(
    answer(disbursementSteps.calls.edit, ({ body }) => {
      sent(body);
      return sampleDisbursement({ amount: '1200.00', version: 2 });
    }),
  );
  signedInAs('user');
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  // Users prepare; Admins approve.
  expect(screen.queryByRole('button', { name: 'Approve…' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Edit amounts…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit amounts of PV-000012' }));
  const box = dialog.getByLabelText(/^12 King George Road/);
  await waitFor(() => expect(box).toHaveAccessibleDescription('$834.50'));
  await user.clear(box);
  await user.click(box);
  await user.paste('900');
  expect(box).toHaveAccessibleDescription('$834.50 Only $834.50 is available.');
  await user.clear(box);
  await user.click(box);
  await user.paste('800');
  expect(dialog.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,200.00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      version: 1,
      lines: [
        expect.objectContaining({ property: 1, landlord: 1, amount: '800' }),
        expect.objectContaining({ property: 2, landlord: 1, amount: '400.00' }),
      ],
    }),
  );
});
