import { listBankAccounts } from '@rentsafe/domain/bankAccount';
import { listChargeRuns } from '@rentsafe/domain/charge';
import { listDocumentTemplates } from '@rentsafe/domain/document';
import { listLeases } from '@rentsafe/domain/lease';
import { listProperties } from '@rentsafe/domain/property';
import { listReceipts } from '@rentsafe/domain/receipt';
import type { StepCounts } from '../calls/firstSteps';
import { answer } from './answer';
import { nothingCharged } from './insightHandlers';
import { nothingOwed } from './sampleOverview';
import { nothingToday } from './todayHandlers';

const rows = (count = 0) => ({ count, next: null, previous: null, results: [] });

/** A book that holds so much of what its first steps make; nothing without. */
export const newBook = (counts: Partial<StepCounts> = {}) => [
  nothingOwed,
  nothingToday,
  nothingCharged,
  answer(listBankAccounts, () => rows(counts.accounts)),
  answer(listProperties, () => rows(counts.properties)),
  answer(listLeases, ({ query }) =>
    rows(query.get('state') === 'active' ? counts.activeLeases : counts.leases),
  ),
  answer(listDocumentTemplates, () => rows(counts.templates)),
  answer(listChargeRuns, () => rows(counts.months)),
  answer(listReceipts, () => rows(counts.receipts)),
];
