import { type JournalKind, journalSteps } from '@rentsafe/domain/journal';
import { journalLists, showJournalChange } from '../../../calls/journals';
import type { StepKind } from '../../../record/stepKind';

const asBefore = 'All balances return to what they were before the journal.';
const reversalTexts: Readonly<Record<JournalKind, string>> = {
  customer_debit: `${asBefore} Payments of its charge become the tenant’s credit.`,
  customer_credit: `${asBefore} The amounts it settled are open again.`,
  creditor_debit: asBefore,
  creditor_credit: asBefore,
};

export const journalKind: StepKind<typeof journalSteps> = {
  steps: journalSteps,
  nameOf: ({ number }) => number,
  keyOf: ({ kind }) => journalLists[kind].key,
  show: showJournalChange,
  looks: {
    edit: { label: 'Edit…', dialog: async () => (await import('./EditJournalDialog')).EditJournalDialog },
    post: { label: 'Post…', dialog: async () => (await import('./PostJournalDialog')).PostJournalDialog },
    reverse: {
      label: 'Reverse…',
      about: ({ kind, on }) => ({
        earliest: on,
        warning: { title: 'A reversal cannot be undone.', text: reversalTexts[kind] },
      }),
    },
    cancel: {
      label: 'Cancel…',
      about: () => ({ description: 'It stays in the list as cancelled and cannot be restored.' }),
    },
  },
};
