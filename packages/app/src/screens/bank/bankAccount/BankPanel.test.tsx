import { type BankAccount, listBankAccounts } from '@rentsafe/domain/bankAccount';
import {
  type BankLine,
  type BankStatement,
  type BankStatementInput,
  bankLineSteps,
  bankStatementSteps,
  createBankStatement,
  listBankLines,
  listBankStatements,
  reverseBankCost,
  suggestBankMatches,
} from '@rentsafe/domain/bankStatement';
import { updateBook } from '@rentsafe/domain/book';
import { today } from '@rentsafe/domain/date';
import { createReconciliation, previewReconciliation } from '@rentsafe/domain/reconciliation';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { everyKindOfAccount } from '../../../testing/bankAccountHandlers';
import {
  sampleApproved,
  sampleBankStatements,
  sampleComparison,
  sampleLines,
  sampleSuggestions,
  transferSuggestion,
} from '../../../testing/bankHandlers';
import { fails, held } from '../../../testing/faults';
import { signedIn, signedInAs } from '../../../testing/login';
import { pageOf } from '../../../testing/mockedLists';
import { sampleAccounts } from '../../../testing/sampleReceipts';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';
import { bankScreen } from './Bank.states';

beforeEach(() => {
  signedIn();
  localStorage.removeItem('import-bank-columns-1');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const at = (part: string) => `${bankScreen.at}&part=${part}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const matched = { ...sampleLines[3], state: 'matched' } as (typeof sampleLines)[number];

function sentMatches() {
  const sent: unknown[] = [];
  server.use(
    answer(bankLineSteps.calls.match, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return matched;
    }),
  );
  return sent;
}

test('lines are matched one after another, from the oldest, by Enter', async () => {
  const sent = sentMatches();
  const { user } = renderApp(at('match'));
  const list = await screen.findByRole('listbox', { name: 'Open lines' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^EFT CREDIT T NCUBE\$650\.00/),
    expect.stringMatching(/^CASH DEPOSIT BORROWDALE\$240\.00/),
    expect.stringMatching(/^ACCOUNT FEE-\$12\.50/),
  ]);
  await button('Match with RC-000009');
  list.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([['2', { receipts: [9] }]]));
  await user.click(await button('Post as unidentified'));
  await waitFor(() => expect(sent.at(-1)).toEqual(['3', { unidentified: true }]));
  await user.click(await button('Bank cost…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank cost' }));
  await user.click(dialog.getByRole('button', { name: 'Post and match' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual(['4', { cost: { bearer: 'agency', reason: 'ACCOUNT FEE' } }]),
  );
});

test('A7 a line that an approved payment is pays it, and the cost dialog says that there is one', async () => {
  const sent = sentMatches();
  server.use(answer(suggestBankMatches, ({ ids }) => ({ results: ids.id === '4' ? [sampleApproved] : [] })));
  const { user } = renderApp(at('match'));
  await user.click(await screen.findByRole('option', { name: /^ACCOUNT FEE/ }));
  expect(await button('Pay and match PV-000011')).toBeVisible();
  await user.click(await button('Bank cost…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank cost' }));
  expect(await dialog.findByText('PV-000011 to Msasa Plumbing is approved for this amount.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Pay and match PV-000011' }));
  await waitFor(() => expect(sent).toEqual([['4', { disbursements: [11] }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a double press posts the line that it is on, and not the next one too', async () => {
  const sent = sentMatches();
  const { user } = renderApp(at('match'));
  await user.dblClick(await button('Post as unidentified'));
  expect(await screen.findByRole('option', { selected: true, name: /^CASH DEPOSIT/ })).toBeVisible();
  expect(sent).toEqual([['2', { unidentified: true }]]);
});

test('a line that somebody else has matched is no longer offered', async () => {
  const taken = new Set<number>();
  server.use(
    answer(listBankLines, (request) =>
      pageOf(
        sampleLines.filter(({ id, state }) => state === 'open' && !taken.has(id)),
        request,
      ),
    ),
    answer(bankLineSteps.calls.match, () => {
      taken.add(2);
      return refuse(409, { detail: 'Not possible in state matched.', state: 'matched' });
    }),
  );
  const { user } = renderApp(at('match'));
  await user.click(await button('Match with RC-000009'));
  expect(await screen.findByRole('option', { selected: true, name: /^CASH DEPOSIT/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was looked for is not looked for again for the next line', async () => {
  const asked: string[] = [];
  server.use(
    answer(suggestBankMatches, ({ ids, query }) => {
      asked.push(`${ids.id} ${query.get('q') ?? ''}`.trim());
      return { results: [...sampleSuggestions] };
    }),
  );
  const { user } = renderApp(at('match'));
  await button('Match with RC-000009');
  await user.type(screen.getByRole('searchbox', { name: /^Find a receipt/ }), 'moyo');
  await waitFor(() => expect(asked).toEqual(['2', '2 moyo']));
  await user.click(screen.getByRole('option', { name: /^CASH DEPOSIT/ }));
  await waitFor(() => expect(asked).toEqual(['2', '2 moyo', '3']));
});

test('a search of several receipts that fails is told, and can be tried again', async () => {
  const slow = held(suggestBankMatches, () => ({ results: [] }));
  server.use(slow.handler);
  const { user } = renderApp(at('match'));
  await user.click(await button('Several receipts…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Several receipts' }));
  slow.hold();
  await user.type(dialog.getByLabelText(/^Find receipts/), 'ncube');
  expect(await dialog.findByRole('img', { name: 'Loading the receipts' })).toBeInTheDocument();
  expect(dialog.queryByText('No other records found.')).not.toBeInTheDocument();
  slow.release();
  expect(await dialog.findByText('No other records found.')).toBeVisible();
  server.use(fails(suggestBankMatches, 'html'));
  await user.type(dialog.getByLabelText(/^Find receipts/), 's');
  expect(await dialog.findByText('Could not fetch the receipts')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a line is several receipts, which are found one after another until they add up to it', async () => {
  const sent = sentMatches();
  const receipt = (id: number, amount: string) => ({
    ...{ kind: 'receipt' as const, id, number: `RC-00000${id}`, name: 'Tariro Ncube', on: '2026-02-03' },
    ...{ amount, approved: false, score: 0, reasons: [], rule: null, cost: null, then: null },
  });
  server.use(
    answer(suggestBankMatches, ({ query }) => ({
      results: query.get('q') === 'ncube' ? [receipt(5, '250.00'), receipt(6, '400.00')] : [],
    })),
  );
  const { user } = renderApp(at('match'));
  await user.click(await button('Several receipts…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Several receipts' }));
  await user.type(dialog.getByLabelText(/^Find receipts/), 'ncube');
  await user.click(await dialog.findByRole('checkbox', { name: /^RC-000005/ }));
  expect(dialog.getByText('$250.00 of $650.00 is chosen.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^RC-000006/ }));
  expect(dialog.getByText('$650.00 of $650.00 is chosen.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(sent).toEqual([['2', { receipts: [5, 6] }]]));
});

test('a lease is suggested as a receipt to post, others are found, and a refusal stays beside the line', async () => {
  const asked: string[] = [];
  server.use(
    answer(suggestBankMatches, ({ query }) => {
      asked.push(query.get('q') ?? '');
      return { results: [...sampleSuggestions] };
    }),
    answer(bankLineSteps.calls.match, () =>
      refuse(400, { non_field_errors: ['The period up to 2026-02-28 is locked.'] }),
    ),
  );
  const { user } = renderApp(at('match'));
  await user.click(await screen.findByRole('option', { name: /L-0007/ }));
  await user.click(await button('Post a receipt for L-0007'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The period up to 28 Feb 2026 is locked.');
  await user.type(screen.getByRole('searchbox', { name: /^Find a receipt/ }), 'moyo');
  await waitFor(() => expect(asked.at(-1)).toBe('moyo'));
});

test('cash that was banked is a transfer from the till, which is said before it is counted twice', async () => {
  server.use(
    everyKindOfAccount,
    answer(listBankLines, (request) => pageOf(sampleLines.slice(1, 2), request)),
    answer(suggestBankMatches, () => ({ results: [transferSuggestion] })),
  );
  const sent = sentMatches();
  const { user } = renderApp(at('match'));
  expect(await screen.findByText('Is this money from Office till?')).toBeVisible();
  await user.click(await button('Transfer from…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer from another account' }));
  expect(
    within(await dialog.findByLabelText(/^From/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('Office till, $480.00');
  await user.selectOptions(dialog.getByLabelText(/^From/), 'Office till, $480.00');
  await user.click(dialog.getByRole('button', { name: 'Post and match' }));
  await waitFor(() => expect(sent).toEqual([['3', { transfer: { bank_account: 3 } }]]));
});

test('an account without a statement says so, and a till is counted instead', async () => {
  server.use(
    everyKindOfAccount,
    answer(listBankStatements, (request) => pageOf([], request)),
  );
  server.use(answer(listBankLines, (request) => pageOf([], request)));
  renderApp(at('match').replace('account=1', 'account=3'));
  expect(await screen.findByText('No statement yet')).toBeVisible();
  expect(screen.queryByText('Every line is matched')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Office till' })).toBeVisible();
});

test('a matched line is opened again once it is confirmed, and a refusal stands in the question', async () => {
  server.use(
    answer(bankLineSteps.calls.unmatch, () => refuse(409, { detail: 'Reconciled up to 2026-02-28.' })),
  );
  const { user } = renderApp(at('lines'));
  await user.click(await button('Unmatch RENT L-0003'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unmatch RENT L-0003?' }));
  expect(question.getByText('The line is open again. RC-000008 stays in the accounts.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Unmatch' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Reconciled up to 28 Feb 2026.');
});

test('only the last statement can be undone, and only without matches', async () => {
  const undone = vi.fn();
  server.use(
    answer(listBankStatements, (request) =>
      pageOf(
        sampleBankStatements.map((row) => ({
          ...row,
          reconciled: false,
          counts: { open: 1, matched: 0, left_out: 0 },
        })),
        request,
      ),
    ),
    answer(bankStatementSteps.calls.undo, ({ ids }) => {
      undone(ids.id);
      return {};
    }),
  );
  const { user } = renderApp(at('statements'));
  expect(await screen.findAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await user.click(await button(/^Undo 01 Feb 2026/));
  await user.click(await button('Undo statement'));
  await waitFor(() => expect(undone).toHaveBeenCalledExactlyOnceWith('2'));
});

async function chooseFile(user: ReturnType<typeof renderApp>['user'], rows: readonly string[]) {
  const text = ['Date,Details,Debit,Credit,Balance', ...rows].join('\n');
  await user.upload(
    await screen.findByLabelText('Bank file'),
    new File([text], 's.csv', { type: 'text/csv' }),
  );
  await user.click(await button(/^Check \d rows?$/));
}

test('a file becomes the statement that follows the last', async () => {
  const sent = vi.fn();
  server.use(
    answer(createBankStatement, ({ body }) => {
      sent(body);
      return refuse(400, { opening: ['The last statement closed with 2400.00.'] });
    }),
  );
  const { user } = renderApp(at('import'));
  await chooseFile(user, [
    '01/03/2026,Balance brought forward,,,2377.50',
    '13/03/2026,EFT CREDIT,,"1,100.00",3477.50',
    '14/03/2026,FEE,2.50,,3475.00',
  ]);
  expect(await screen.findByText('2 new, 0 duplicates, 0 with errors, 1 left out')).toBeVisible();
  expect(screen.getByText('2 lines: $1,097.50 in all')).toBeVisible();
  await user.click(await button('Import 2 rows'));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      ...{ bank_account: 1, from_on: '2026-03-01', to_on: '2026-03-14' },
      ...{ opening: '2377.50', closing: '3475.00' },
      lines: [
        { on: '2026-03-13', description: 'EFT CREDIT', amount: '1100.00' },
        { on: '2026-03-14', description: 'FEE', amount: '-2.50' },
      ],
    }),
  );
  expect(await screen.findByText(/The last statement closed with 2,400\.00\./)).toBeVisible();
});

test('a second file follows the statement that was imported before it', async () => {
  const stored = [...sampleBankStatements];
  const sent = vi.fn();
  server.use(
    answer(listBankStatements, (request) => pageOf(stored, request)),
    answer(createBankStatement, ({ body }) => {
      const { lines, client: _, bank_account: __, ...days } = body as BankStatementInput;
      sent(days);
      const row = { ...sampleBankStatements[0], ...days, id: stored.length + 1 } as BankStatement;
      stored.unshift(row);
      return { ...row, lines: [] };
    }),
  );
  const { user } = renderApp(at('import'));
  await chooseFile(user, ['14/03/2026,FEE,2.50,,2375.00']);
  await user.click(await button('Import 1 row'));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  expect(screen.getByText('The last statement ends on 14 Mar 2026 with $2,375.00.')).toBeVisible();
  await user.click(await button('Choose another file'));
  await chooseFile(user, ['15/04/2026,FEE,5.00,,2370.00']);
  await user.click(await button('Import 1 row'));
  await waitFor(() =>
    expect(sent.mock.calls.map(([days]) => days)).toEqual([
      { from_on: '2026-03-01', to_on: '2026-03-14', opening: '2377.50', closing: '2375.00' },
      { from_on: '2026-03-15', to_on: '2026-04-15', opening: '2375.00', closing: '2370.00' },
    ]),
  );
});

test('a statement that is not imported yet is not left for another tab without a question', async () => {
  const { user } = renderApp(at('import'));
  await chooseFile(user, ['14/03/2026,FEE,2.50,,2375.00']);
  await user.click(screen.getByRole('tab', { name: 'Match' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await user.click(await button('Import 1 row'));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Match' }));
  expect(await screen.findByRole('listbox', { name: 'Open lines' })).toBeVisible();
});

test('a statement whose answer was lost is imported once, or undone', async () => {
  const stored = new Map<string, number>();
  const undone: string[] = [];
  server.use(
    answer(createBankStatement, ({ request }) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      if (stored.has(key)) return { ...sampleBankStatements[0], lines: [] } as BankStatement;
      stored.set(key, stored.size);
      return HttpResponse.error();
    }),
    answer(bankStatementSteps.calls.undo, ({ ids }) => {
      undone.push(ids.id ?? '');
      return {};
    }),
  );
  const { user } = renderApp(at('import'));
  await chooseFile(user, ['14/03/2026,FEE,2.50,,2375.00']);
  await user.click(await button('Import 1 row'));
  await user.click(await button('Continue'));
  expect(await screen.findByText('1 row imported')).toBeVisible();
  await user.click(await button('Choose another file'));
  await chooseFile(user, ['14/04/2026,FEE,2.50,,2375.00']);
  await user.click(await button('Import 1 row'));
  await user.click(await button('Undo import'));
  expect(await screen.findByText('The import was undone.')).toBeVisible();
  expect([stored.size, undone]).toEqual([2, ['2']]);
});

test('what does not fit is named, and nothing is imported until it does', async () => {
  const { user } = renderApp(at('import'));
  await chooseFile(user, ['13/03/2026,EFT CREDIT,,100.00,2477.50', '14/03/2026,FEE,2.50,,2470.00']);
  expect(await screen.findByText(/^Row 3: the balance does not follow/)).toHaveTextContent(
    'In row 3 it would be $2,475.00: a line of -$5.00 may be missing',
  );
  expect(await button('Import 2 rows')).toHaveAttribute('aria-disabled', 'true');
});

test('a repeated row is left out with its reason, and days of the last statement are not imported again', async () => {
  const sent = vi.fn();
  server.use(
    answer(createBankStatement, ({ body }) => {
      sent((body as BankStatementInput).lines);
      return refuse(400, {});
    }),
  );
  const { user } = renderApp(at('import'));
  await chooseFile(user, [
    '28/02/2026,FEE,2.50,,2377.50',
    '13/03/2026,EFT CREDIT,,100.00,2477.50',
    '13/03/2026,EFT CREDIT,,100.00,2477.50',
  ]);
  expect(await screen.findByText('Its day is in the last statement.')).toBeVisible();
  expect(screen.getByText(/^Row 4 is like an earlier row\./)).toBeVisible();
  expect(screen.getByText(/^Row 4: the balance does not follow/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Leave out row 4' }));
  await user.click(await button('Import 1 row'));
  const kept = { on: '2026-03-13', description: 'EFT CREDIT', amount: '100.00' };
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith([kept, { ...kept, left_out: 'Same as row 3' }]),
  );
});

test('a file of another account is asked about, and one that ends today is imported until yesterday', async () => {
  const sent = vi.fn();
  const other = { ...(sampleAccounts[0] as BankAccount), id: 1, number: '0123 456 789', is_active: true };
  server.use(
    answer(listBankAccounts, (request) => pageOf([other], request)),
    answer(createBankStatement, ({ body }) => {
      sent(body);
      return refuse(400, {});
    }),
  );
  const { user } = renderApp(at('import'));
  const text = (day: string) =>
    `Account Number,987654321,,\n\nDate,Details,Debit,Credit\n14/03/2026,FEE,2.50,\n${day},EFT,,5.00\n`;
  await user.upload(
    await screen.findByLabelText('Bank file'),
    new File([text(today().split('-').reverse().join('/'))], 's.csv', { type: 'text/csv' }),
  );
  await user.click(await button('Check 2 rows'));
  expect(
    await screen.findByText(/^The file is of account 987654321, and this account is 0123 456 789\./),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /belongs to this account$/ }));
  await user.click(await button('Import until yesterday'));
  await user.click(await button('Import 1 row'));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ to_on: '2026-03-14', closing: '2375.00' }),
    ),
  );
});

test('where bank and book differ, the open lines are the way on', async () => {
  renderApp(at('reconcile'));
  expect(await screen.findByText('The difference is $877.50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Match 3 open lines' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign…' })).not.toBeInTheDocument();
});

test('bank and book are signed where they agree, unless they no longer do', async () => {
  const signed = vi.fn();
  server.use(
    answer(previewReconciliation, () => sampleComparison({ difference: '0.00', lines: [] })),
    answer(createReconciliation, ({ body }) => {
      signed(body);
      return refuse(409, { detail: 'The difference is 12.00.' });
    }),
  );
  const { user } = renderApp(at('reconcile'));
  await user.click(await button('Sign…'));
  await user.click(await button('Sign'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The difference is 12.00.');
  expect(signed).toHaveBeenCalledExactlyOnceWith({ bank_account: 1, on: '2026-02-28' });
});

test('G11 a line that made something is matched with that alone, or its cost is reversed', async () => {
  const made = { kind: 'entry', id: 12, number: 'Entry 12' } as const;
  const reversed = vi.fn();
  server.use(
    answer(listBankLines, (request) => pageOf([{ ...(sampleLines[0] as BankLine), made }], request)),
    answer(suggestBankMatches, () => ({ results: [] })),
    answer(reverseBankCost, ({ ids, body }) => {
      reversed(ids.id, body);
      return refuse(409, { detail: 'This cost is reversed already.' });
    }),
  );
  const { user } = renderApp(at('match'));
  expect(await screen.findByText(/^This line made Entry 12/)).toBeVisible();
  for (const name of ['Bank cost…', 'Several payments…']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  await user.click(await button('Reverse Entry 12…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse Entry 12' }));
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Wrong');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await waitFor(() =>
    expect(reversed).toHaveBeenCalledExactlyOnceWith('12', { on: today(), reason: 'Wrong' }),
  );
});

test('G11 a User posts no cost above the limit, nor one of a landlord, and is told who does', async () => {
  signedInAs('clientUser');
  const fee = (id: number, amount: string) => ({ ...(sampleLines[0] as BankLine), id, amount });
  const fees = [fee(5, '-50.00'), fee(4, '-50.01')];
  server.use(answer(listBankLines, (request) => pageOf(fees, request)));
  const { user } = renderApp(at('match'));
  expect(await screen.findByText('An Admin posts costs above $50.00.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bank cost…' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: /-\$50\.00/ }));
  await user.click(await button('Bank cost…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank cost' }));
  expect(dialog.getByRole('radio', { name: 'The agency' })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: 'A landlord' })).not.toBeInTheDocument();
  expect(dialog.getByText('An Admin must post amounts charged or credited to a landlord.')).toBeVisible();
});

test('G11 an Admin sets up to which amount Users post costs', async () => {
  signedInAs('clientAdmin');
  const changed = vi.fn();
  server.use(
    answer(updateBook, ({ body }) => {
      changed(body);
      return refuse(409, { detail: 'This record was changed by someone else.', version: 2 });
    }),
  );
  const { user } = renderApp(at('match'));
  await user.click(await button('Cost limit…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cost Limit' }));
  const amount = await dialog.findByLabelText(/^Cost Limit/);
  expect(amount).toHaveValue('50.00');
  await user.clear(amount);
  await user.click(amount);
  await user.paste('75');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changed).toHaveBeenCalledExactlyOnceWith({
      cost_limit: { amount: '75', currency: 'USD' },
      version: 1,
    }),
  );
});
