import { createBankRule, deleteBankRule, updateBankRule } from '@rentsafe/domain/bankRule';
import {
  type BankLine,
  bankLineSteps,
  listBankLines,
  suggestBankMatches,
} from '@rentsafe/domain/bankStatement';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../../testing/answer';
import { sampleLines, sampleRules, sampleSuggestions } from '../../../../testing/bankHandlers';
import { signedIn } from '../../../../testing/login';
import { pageOf } from '../../../../testing/mockedLists';
import { server } from '../../../../testing/server';
import { renderApp } from '../../../../wholeApp/renderApp';
import { bankScreen } from '../Bank.states';
import { ruleOffer } from './ruleOffer';

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const at = (part: string) => `${bankScreen.at}&part=${part}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const line = sampleLines[2] as BankLine;
const [receipt, lease] = sampleSuggestions;

test('a line that was matched becomes a rule in one click', async () => {
  const added = vi.fn();
  server.use(
    answer(createBankRule, ({ body }) => {
      added(body);
      return added.mock.calls.length === 1
        ? refuse(409, { contains: ['This rule already exists.'] })
        : (sampleRules[0] as (typeof sampleRules)[number]);
    }),
  );
  const { user } = renderApp(at('match'));
  await user.click(await button('Match with RC-000009'));
  const always = 'Always match “EFT CREDIT T NCUBE” to the lease of Tariro Ncube';
  await user.click(await button(always));
  expect(await screen.findByText(/This rule already exists\./)).toBeVisible();
  await user.click(await button(always));
  await waitFor(() => expect(screen.queryByRole('button', { name: always })).not.toBeInTheDocument());
  expect(added).toHaveBeenLastCalledWith({ contains: 'EFT CREDIT T NCUBE', account: 1, then: { lease: 7 } });
});

test.each([
  ['a lease', lease, line, 'lease L-0007'],
  [
    'a payee',
    { ...receipt, kind: 'disbursement', then: { party: { type: 'company', id: 3 } }, name: 'Msasa' },
    line,
    'Msasa',
  ],
  [
    'a transfer',
    { ...receipt, kind: 'transfer', number: 'Till', then: { transfer: { bank_account: 2 } } },
    line,
    'a transfer from Till',
  ],
  [
    'a cost',
    { ...receipt, kind: 'cost', number: 'Fee', then: {} },
    { ...line, amount: '-1.00' },
    'a bank cost (Fee)',
  ],
  ['a text that has the whole name', receipt, { ...line, description: 'EFT TARIRO NCUBE' }, undefined],
  ['what a rule suggested', { ...receipt, rule: 3 }, line, undefined],
  ['a text that could be of anybody', receipt, { ...line, description: 'CASH DEPOSIT 12' }, undefined],
] as const)('of %s the rule says what it is', (_what, suggestion, of, what) => {
  expect(ruleOffer(of, suggestion as never)?.what).toBe(what);
});

test('a cost that a rule suggests is posted by Enter', async () => {
  const sent = vi.fn();
  const cost = { bearer: 'agency' as const, property: null, reason: 'Account fee' };
  const suggestion = {
    ...{
      kind: 'cost' as const,
      id: 2,
      number: 'Account fee',
      name: '',
      on: null,
      amount: '-12.50',
      approved: false,
      score: 100,
    },
    ...{ reasons: ['Rule: ACCOUNT FEE'], rule: 2, cost, then: { cost } },
  };
  const fee = sampleLines[0] as BankLine;
  server.use(
    answer(listBankLines, (request) => pageOf([fee], request)),
    answer(suggestBankMatches, () => ({ results: [suggestion] })),
    answer(bankLineSteps.calls.match, ({ body }) => {
      sent(body);
      return { ...fee, state: 'matched' as const };
    }),
  );
  const { user } = renderApp(at('match'));
  expect(await button('Post bank cost: Account fee')).toBeVisible();
  screen.getByRole('listbox', { name: 'Open lines' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ cost }));
});

test('rules are listed, edited and deleted', async () => {
  const [changed, deleted] = [vi.fn(), vi.fn()];
  server.use(
    answer(updateBankRule, ({ ids, body }) => {
      changed(ids.id, body);
      return { ...(sampleRules[0] as (typeof sampleRules)[number]), version: 2 };
    }),
    answer(deleteBankRule, ({ ids }) => {
      deleted(ids.id);
      return undefined;
    }),
  );
  const { user } = renderApp(at('rules'));
  expect(await screen.findByText('Lease L-0007')).toBeVisible();
  expect(screen.getByText('Transfer: Office till')).toBeVisible();
  await user.click(await button('Edit OLD MUTUAL RENT'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
  const contains = dialog.getByLabelText(/^Text Contains/);
  await user.clear(contains);
  await user.click(contains);
  await user.paste('OLD MUTUAL');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(changed.mock.calls).toEqual([['3', { contains: 'OLD MUTUAL', version: 1 }]]);
  await user.click(await button('Delete ACCOUNT FEE'));
  await user.click(await button('Delete rule'));
  await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('2'));
});

test('a rule is added before the first line it is for', async () => {
  const added = vi.fn();
  server.use(
    answer(createBankRule, ({ body }) => {
      added(body);
      return sampleRules[1] as (typeof sampleRules)[number];
    }),
  );
  const { user } = renderApp(at('rules'));
  await user.click(await button('Add Rule'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Rule' }));
  await user.click(dialog.getByLabelText(/^Text Contains/));
  await user.paste('SERVICE FEE');
  await user.selectOptions(dialog.getByLabelText(/^Suggests/), 'A bank cost');
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Service fee');
  await user.click(dialog.getByRole('button', { name: 'Add rule' }));
  await waitFor(() =>
    expect(added).toHaveBeenCalledExactlyOnceWith({
      ...{ contains: 'SERVICE FEE', account: 1 },
      then: { cost: { bearer: 'agency', reason: 'Service fee' } },
    }),
  );
});
