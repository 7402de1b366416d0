import type { ImportKind } from '@rentsafe/domain/import';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { checkLeases } from './leaseCheck.ts';
import { commitLeases } from './leaseCommit.ts';
import { leaseDependents, removeLeases } from './leaseUndo.ts';
import { checkOpening } from './openingCheck.ts';
import { commitOpening } from './openingCommit.ts';
import { openingDependents, reverseOpening } from './openingUndo.ts';
import type { CheckedRow, Committed, Dependent, SentRow, Target } from './rows.ts';

interface Kind {
  /** What each row would become, in their order. */
  check: (db: Db, actor: Actor, target: Target, sent: readonly SentRow[]) => Promise<CheckedRow[]>;
  /** Checks rows once more, and makes what is new. The book is locked. */
  commit: (db: Db, actor: Actor, target: Target, sent: readonly SentRow[]) => Promise<Committed>;
  dependents: (db: Db, target: Target) => Promise<Dependent[]>;
  /** Takes back all that was made. Nothing depends on it, and the book is locked. */
  undo: (db: Db, actor: Actor, target: Target) => Promise<void>;
}

export const kinds: Readonly<Record<ImportKind, Kind>> = {
  leases: { check: checkLeases, commit: commitLeases, dependents: leaseDependents, undo: removeLeases },
  opening: {
    check: (db, _, target, sent) => checkOpening(db, target, sent),
    commit: commitOpening,
    dependents: openingDependents,
    undo: reverseOpening,
  },
};
