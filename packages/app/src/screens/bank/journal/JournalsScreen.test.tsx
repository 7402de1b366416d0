import {
  createJournal,
  type JournalInput,
  journalSteps,
  listJournals,
  readJournal,
} from '@rentsafe/domain/journal';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer';
import { sampleJournal } from '../../../testing/journalHandlers';
import { signedIn, signedInAs } from '../../../testing/login';
import { server } from '../../../testing/server';
import { renderApp } from '../../../wholeApp/renderApp';

const debits = `${HOME_PATH}/customers/journals/debit`;

beforeEach(() => {
  signedIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function openForm(path: string) {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'New Journal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Journal' }));
  const type = async (label: RegExp, text: string) => {
    await app.user.clear(dialog.getByLabelText(label));
    await app.user.click(dialog.getByLabelText(label));
    await app.user.paste(text);
  };
  const choose = async (label: RegExp, option: RegExp) => {
    await app.user.click(dialog.getByLabelText(label));
    await app.user.click((await screen.findAllByRole('option', { name: option }))[0] as HTMLElement);
  };
  return { ...app, dialog, type, choose };
}

test('a row shows whose account it is, the other side, why, and how far it has come', async () => {
  renderApp(debits);
  expect(await screen.findByRole('row', { name: /JV-000002/ })).toHaveTextContent(
    /10 Feb 2026Tariro Ncube L-0007ClaimsBank charge of a returned chequePosted by Rudo MakoniZIG 1,250\.00PostedReverse…$/,
  );
  expect(screen.getByRole('row', { name: /JV-000001/ })).toHaveTextContent(
    /LocksReversed on 05 Feb 2026: The landlord pays for them\$45\.00Reversed$/,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Customers. Journals that increase');
});

test('each page lists its kind, in the state of the address', async () => {
  const sent: Record<string, string>[] = [];
  server.use(
    answer(listJournals, ({ query }) => {
      sent.push(Object.fromEntries(query));
      return { next: null, previous: null, count: 0, results: [] };
    }),
  );
  renderApp(`${HOME_PATH}/creditors/journals/credit?state=posted&q=locks`);
  await waitFor(() =>
    expect(sent).toEqual([{ kind: 'creditor_credit', state: 'posted', q: 'locks', page: '1' }]),
  );
});

test('a customer’s journal is prepared; what is wrong stands at its field, before it is sent and when it is refused', async () => {
  const sent: JournalInput[] = [];
  server.use(
    answer(createJournal, ({ body }) => {
      sent.push(body as JournalInput);
      if (sent.length > 1) return sampleJournal({ id: 7, number: 'JV-000007' });
      return refuse(400, { on: ['The period up to 2026-01-31 is locked.'] });
    }),
  );
  const { user, dialog, type, choose } = await openForm(debits);
  const add = dialog.getByRole('button', { name: 'Add Journal' });
  await type(/^Amount/, '0');
  await user.click(add);
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toBeInvalid());
  expect(dialog.getByLabelText(/^Lease/)).toBeInvalid();
  expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
  await choose(/^Lease/, /L-0007 · Tariro Ncube/);
  await type(/^Amount/, '45');
  await type(/^Date/, '05/01/2026');
  await type(/^Reason/, 'Water');
  await user.click(add);
  await waitFor(() => expect(dialog.getByLabelText(/^Date/)).toHaveAccessibleDescription(/is locked/));
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Water');
  await type(/^Date/, '05/02/2026');
  await user.click(add);
  expect(await screen.findByText('JV-000007: Tariro Ncube, $45.00')).toBeInTheDocument();
  expect(sent[1]).toEqual({
    ...{ kind: 'customer_debit', lease: 7, amount: { amount: '45', currency: 'USD' } },
    ...{ on: '2026-02-05', reason: 'Water' },
  });
});

test('a creditor’s journal names a landlord or a supplier, with a property', async () => {
  const sent: JournalInput[] = [];
  server.use(
    answer(createJournal, ({ body }) => {
      sent.push(body as JournalInput);
      return refuse(400, { property: ['The landlord never owned this property.'] });
    }),
  );
  const { user, dialog, type, choose } = await openForm(`${HOME_PATH}/creditors/journals/credit`);
  const add = dialog.getByRole('button', { name: 'Add Journal' });
  await choose(/^Landlord$|^Landlord\b.*required/i, /Rudo Makoni/);
  await choose(/^Property/, /King George/);
  await type(/^Amount/, '30');
  await type(/^Reason/, 'Letting fee');
  await user.click(add);
  await waitFor(() => expect(dialog.getByLabelText(/^Property/)).toBeInvalid());
  await user.click(dialog.getByLabelText(/^Supplier, against/));
  await choose(/^Supplier(?!,)/, /Baobab/);
  await choose(/^Property/, /King George/);
  await user.click(add);
  await waitFor(() => expect(sent).toHaveLength(2));
  const common = { kind: 'creditor_credit', property: 1, reason: 'Letting fee' };
  expect(sent).toEqual([
    expect.objectContaining({ ...common, landlord: 1 }),
    expect.objectContaining({ ...common, party: { type: 'company', id: expect.any(Number) } }),
  ]);
});

test('another Admin posts a draft; the question shows why it cannot be, and asks before a draft is given up', async () => {
  const sent = vi.fn();
  server.use(
    answer(journalSteps.calls.post, ({ ids, body }) => {
      sent('post', ids.id, body);
      return refuse(409, { detail: 'Only 50.00 is open.', state: 'draft' });
    }),
    answer(journalSteps.calls.cancel, ({ ids }) => {
      sent('cancel', ids.id);
      return sampleJournal({ state: 'cancelled' });
    }),
  );
  const { user } = renderApp(debits);
  await user.click(await screen.findByRole('button', { name: 'Post JV-000004' }));
  let dialog = within(await screen.findByRole('alertdialog', { name: 'Post JV-000004?' }));
  await user.click(dialog.getByRole('button', { name: 'Post journal' }));
  expect(await dialog.findByText(/Only 50\.00 is open\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Cancel JV-000004' }));
  dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel draft JV-000004?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel draft' }));
  expect(await screen.findByText('Draft cancelled')).toBeInTheDocument();
  expect(sent.mock.calls).toEqual([
    ['post', '4', { version: 1 }],
    ['cancel', '4'],
  ]);
});

test('who prepared a journal is told that another Admin must post it', async () => {
  const made_by = { id: 1, name: 'Rudo Makoni' };
  const results = [sampleJournal({ made_by })];
  server.use(answer(listJournals, () => ({ next: null, previous: null, count: 1, results })));
  const { user } = renderApp(debits);
  await user.click(await screen.findByRole('button', { name: 'Post JV-000004' }));
  expect(
    await screen.findByText(/You prepared or changed this journal\. Another Admin must post it/),
  ).toBeVisible();
});

test('G9 a journal that was changed meanwhile is shown as it is now, and posted once it was read again', async () => {
  const sent = vi.fn();
  server.use(
    answer(readJournal, () => sampleJournal({ version: 2, reason: 'Water of February' })),
    answer(journalSteps.calls.post, ({ body }) => {
      sent(body);
      const { version } = body as { version: number };
      if (version === 2) return sampleJournal({ state: 'posted', version: 3 });
      return refuse(409, { detail: 'This record was changed by someone else.', version: 2 });
    }),
  );
  const { user } = renderApp(debits);
  await user.click(await screen.findByRole('button', { name: 'Post JV-000004' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Post JV-000004?' }));
  expect(dialog.getByText(/^Prepared by Farai Chirwa/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Post journal' }));
  expect(await dialog.findByText(/^It now says: .*Water of February$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Read it again' }));
  await user.click(dialog.getByRole('button', { name: 'Post journal' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ version: 2 }));
});

test('a draft whose day was locked is given another day; the rest stays as it is', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(journalSteps.calls.edit, ({ ids, body }) => {
      sent.push([ids.id, body]);
      return sampleJournal({ on: '2026-02-28', version: 2 });
    }),
  );
  const { user } = renderApp(debits);
  await user.click(await screen.findByRole('button', { name: 'Edit JV-000004' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit JV-000004' }));
  expect(dialog.getByLabelText(/^Lease/)).toHaveValue('L-0007');
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('45.00');
  await user.clear(dialog.getByLabelText(/^Date/));
  await user.click(dialog.getByLabelText(/^Date/));
  await user.paste('28/02/2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Journal saved')).toBeInTheDocument();
  expect(sent).toEqual([['4', { on: '2026-02-28', version: 1 }]]);
});

test('a posted journal is reversed with a reason', async () => {
  const sent = vi.fn();
  server.use(
    answer(journalSteps.calls.reverse, ({ ids, body }) => {
      sent(ids.id, body);
      return sampleJournal({ id: 2, state: 'reversed' });
    }),
  );
  const { user } = renderApp(debits);
  await user.click(await screen.findByRole('button', { name: 'Reverse JV-000002' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse JV-000002' }));
  await user.click(dialog.getByRole('button', { name: 'Reverse journal' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toBeInvalid());
  await user.click(dialog.getByLabelText(/^Reason/));
  await user.paste('Entered twice');
  await user.click(dialog.getByRole('button', { name: 'Reverse journal' }));
  expect(await screen.findByText('Journal reversed')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledExactlyOnceWith('2', expect.objectContaining({ reason: 'Entered twice' }));
});

test('a User prepares and gives up; posting and reversing are for Admins', async () => {
  signedInAs('user');
  renderApp(debits);
  expect(await screen.findByRole('button', { name: 'Cancel JV-000004' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Post|Reverse) / })).not.toBeInTheDocument();
});
