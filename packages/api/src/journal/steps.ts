import { today } from '@rentsafe/domain/date';
import { journalSteps } from '@rentsafe/domain/journal';
import { checkApprover } from '../book/approval.ts';
import { changeSteps } from '../book/steps.ts';
import { journals } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { checkDay } from '../ledger/days.ts';
import { customerCredit, customerDebit } from './customers.ts';
import { changeDraft } from './drafts.ts';
import { ofLandlord } from './landlords.ts';
import type { Posting, Row } from './posting.ts';
import { readJournal } from './read.ts';
import { supplierCredit, supplierDebit } from './suppliers.ts';

const postings: Readonly<Record<Row['kind'], Posting>> = {
  customer_debit: customerDebit,
  customer_credit: customerCredit,
  creditor_debit: supplierDebit,
  creditor_credit: supplierCredit,
};
const postingOf = ({ kind, landlord_id }: Row) => (landlord_id === null ? postings[kind] : ofLandlord);

export const journalTaker = changeSteps(
  journalSteps,
  { table: journals, type: 'journal', read: readJournal },
  {
    edit: changeDraft,
    /**
     * @throws HttpError 400 for a day that was locked meanwhile, or before the money was there; 403 for whoever drafted or edited it,
     * unless nobody else could; 409 for more than is open or available.
     */
    post: async ({ db, actor }, row) => {
      const alone = await checkApprover(db, actor, row);
      const { client_id, on_date, reason } = row;
      await checkDay(db, client_id, { day: on_date, field: 'on', now: actor.now });
      const head = { kind: 'journal', effective_on: on_date, reason } as const;
      const entry_seq = await postingOf(row).post(db, actor, row, head);
      return { values: { posted_by: actor.userId, alone, entry_seq } };
    },
    /** @throws HttpError 400 for a day to come, locked, or before the journal; 409 where what it made is used already. */
    reverse: async ({ db, actor, body: { on, reason } }, row) => {
      const day = on ?? today(actor.now);
      await checkDay(db, row.client_id, { day, field: 'on', now: actor.now });
      if (day < row.on_date) throw fieldError('on', `Not before ${row.on_date}.`);
      const reverses = row.entry_seq === null ? {} : { reverses_seq: row.entry_seq };
      const head = { kind: 'journal_reversal', effective_on: day, reason, ...reverses } as const;
      return { values: { reversal_seq: await postingOf(row).reverse(db, actor, row, head) } };
    },
    cancel: () => ({}),
  },
);
