import type { EntryKind } from '@rentsafe/domain/entry';
import type { PlainDate } from '@rentsafe/format/date';
import type { Account } from './account.ts';

/** One amount, in minor units, from one account to another of the same half and currency. */
export interface Transfer {
  debit: Account;
  credit: Account;
  amount: bigint;
}

export interface Entry {
  kind: EntryKind;
  effective_on: PlainDate;
  reason?: string;
  /** The number of the entry that it reverses. */
  reverses_seq?: number;
  /** The import that it is part of. */
  import_id?: number;
  /** Whether a landlord who was paid with what it takes may come to owe it. */
  mayOwe?: boolean;
  /** Whether no landlord whose accounts it moves ever owed something there. */
  noneOwed?: boolean;
  /** Written as one statement, so that one may overdraw what another restores. Those of 0 are left out. */
  transfers: readonly Transfer[];
}
