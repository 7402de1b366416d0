import {
  createReconciliation,
  previewReconciliation,
  type ReconciliationInput,
} from '@rentsafe/domain/reconciliation';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bankAccountPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { everyKindOfAccount } from '../../../../testing/bankAccountHandlers';
import { sampleComparison } from '../../../../testing/bankHandlers';
import { enter } from '../../../../testing/enter';
import { signedIn, signedInAs } from '../../../../testing/login';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';
import { reconcileDay } from './reconcileDay';

const signed = {
  ...sampleComparison({ difference: '0.00', outstanding: [], lines: [] }),
  ...{ id: 3, adjustment: '0.00', difference_reason: null, entry: null },
  signed_by: { id: 1, name: 'A' },
  signed_at: '2026-02-02T08:00:00.000Z',
};
const sent: ReconciliationInput[] = [];

beforeEach(() => {
  sent.length = 0;
  signedIn();
  server.use(
    everyKindOfAccount,
    answer(createReconciliation, ({ body }) => {
      sent.push(body as ReconciliationInput);
      return signed;
    }),
  );
});

async function open(id: number, button: string) {
  const { user } = renderApp(bankAccountPath(id));
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}

test('cash is added up by denomination, and what is short needs a reason', async () => {
  server.use(
    answer(previewReconciliation, () =>
      sampleComparison({ basis: 'counted', book: '480.00', difference: '-10.00', outstanding: [] }),
    ),
  );
  const user = await open(3, 'Count the cash…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Count the cash in Office till' }));
  await user.click(dialog.getByRole('button', { name: 'Count by denomination' }));
  await enter(user, dialog.getByLabelText('$100.00'), '4');
  await enter(user, dialog.getByLabelText('$10.00'), '7');
  expect(dialog.getByLabelText(/^Cash Counted/)).toHaveDisplayValue('470.00');
  expect(await dialog.findByText('$10.00 short: the accounts have $480.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(sent).toEqual([]);
  await enter(user, dialog.getByLabelText(/^Reason for the Difference/), 'Wrong change');
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/^Office till is reconciled until/)).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ bank_account: 3, on: reconcileDay(null), difference_reason: 'Wrong change' },
      counted: { amount: '470.00', currency: 'USD' },
    },
  ]);
});

test('a balance is typed, and what the statement does not show is ticked', async () => {
  server.use(
    answer(previewReconciliation, ({ body }) => {
      const { outstanding = [] } = body as ReconciliationInput;
      return sampleComparison({
        ...{ basis: 'typed', book: '1250.00', difference: outstanding.length > 0 ? '0.00' : '120.00' },
        unseen: sampleComparison().outstanding.map((item, nth) => ({ ...item, entry: nth + 70 })),
      });
    }),
  );
  const user = await open(1, 'Balance from the statement…');
  const dialog = within(await screen.findByRole('dialog'));
  await enter(user, dialog.getByLabelText(/^Balance per Bank Statement/), '1370');
  expect(await dialog.findByText('The difference is $120.00')).toBeVisible();
  await user.click(dialog.getByLabelText(/^PV-000011, -\$120\.00/));
  expect(await dialog.findByText('The statement and the accounts agree')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/^Trust account USD is reconciled until/)).toBeVisible();
  expect(sent).toMatchObject([
    { bank_account: 1, statement: { amount: '1370', currency: 'USD' }, outstanding: [70] },
  ]);
});

test('where something moved after all, that stands in the question', async () => {
  server.use(
    answer(createReconciliation, () =>
      refuse(409, {
        detail: '1 entry moved this account. Enter the balance of the statement instead.',
      }),
    ),
  );
  const user = await open(2, 'Nothing moved…');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sign' }));
  expect(await question.findByText(/^1 entry moved this account/)).toBeVisible();
});

test('a User counts cash, and signs nothing else', async () => {
  signedInAs('clientUser');
  renderApp(bankAccountPath(3));
  expect(await screen.findByRole('button', { name: 'Count the cash…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nothing moved…' })).not.toBeInTheDocument();
});

test('an account is reconciled to the end of the last month, then to yesterday', () => {
  const next = reconcileDay(null);
  expect(next.slice(8) >= '28').toBe(true);
  expect(reconcileDay(next) > next).toBe(true);
});
