import {
  createImport,
  type ImportRecord,
  type ImportRowResults,
  type ImportRowsInput,
  importSteps,
  listImports,
} from '@rentsafe/domain/import';
import { answer } from './answer';
import { pageOf } from './mockedLists';

const counts = { new: 0, duplicate: 0, error: 0, committed: 0 };

export const sampleImport = (overrides: Partial<ImportRecord> = {}): ImportRecord => ({
  id: 3,
  kind: 'leases',
  name: 'Harare north.csv',
  opening_on: null,
  state: 'open',
  counts: { ...counts, new: 450, committed: 200 },
  ...overrides,
});

const sampleImports = [
  sampleImport(),
  sampleImport({
    id: 2,
    name: 'Bulawayo.csv',
    state: 'committed',
    counts: { ...counts, new: 38, committed: 38 },
  }),
  sampleImport({
    id: 1,
    name: 'Bulawayo draft.csv',
    state: 'undone',
    counts: { ...counts, new: 36, error: 2 },
  }),
];

/** A file with a row that is right, one of a property that is not on record, and one whose every value is wrong. */
export const sampleLeaseFile = () =>
  new File(
    [
      'Property;Unit;Tenant ID;Start;Due Day;Business;Currency;Rent\n',
      '12 King George Road;1;63-1234567A42;15/01/2026;5;no;USD;1.450,00\n',
      'Kopje Heights;2;63-1234567A42;46023;;;USD;450,00\n',
      '12 King George Road;3;NOBODY;31/02/2026;40;maybe;ZiG;1e5\n',
    ],
    'Leases.csv',
    { type: 'text/csv' },
  );

const openingHeader = 'Kind,Lease,Property,Bank Account,Due Date,Currency,Amount\n';

/** Opening balances that lack something in the bank. */
export const sampleOpeningFile = (...more: string[]) =>
  new File(
    [
      openingHeader,
      'Arrears,L-0007,,,01/01/2026,USD,450.00\n',
      'Deposit,L-0007,,,,USD,"1,200.00"\n',
      'Landlord,,12 King George Road,,,USD,820.50\n',
      'Bank,,,Trust account USD,,USD,2000.00\n',
      ...more,
    ],
    'Opening.csv',
    { type: 'text/csv' },
  );

/** What is found wrong with opening balances: a lease that is not on record. */
export const checkedOpening = ({ rows }: ImportRowsInput): ImportRowResults => ({
  results: rows.map(({ key, lease_number }): ImportRowResults['results'][number] => {
    if (lease_number !== 'L-0999') return { key, result: 'new', errors: {} };
    return { key, result: 'error', errors: { lease_number: ['No lease has this number.'] } };
  }),
});

/** How the mocked backend answers what is asked of imports: a day, a property or a tenant that it cannot read is an error. */
export const importHandlers = [
  answer(listImports, (request) => pageOf(sampleImports, request)),
  answer(createImport, ({ body }) => {
    const { name } = body as { name: string };
    return sampleImport({ id: 4, name, counts });
  }),
  answer(importSteps.calls.rows, ({ body }) => ({
    results: (body as ImportRowsInput).rows.map(({ key, property, from_on, tenant_number }) => {
      const errors: Record<string, string[]> = {
        ...(!/^\d+$/.test(String(property)) && { property: ['A valid number is required.'] }),
        ...(!/^\d{4}-/.test(String(from_on)) && { from_on: ['Date has wrong format.'] }),
        ...(tenant_number === 'NOBODY' && { tenant_number: ['No person or company has this number.'] }),
      };
      return { key, errors, result: Object.keys(errors).length > 0 ? ('error' as const) : ('new' as const) };
    }),
  })),
  answer(importSteps.calls.commit, () => ({ committed: 200, remaining: 0 })),
  answer(importSteps.calls.undo, ({ ids }) => sampleImport({ id: Number(ids.id), state: 'undone', counts })),
];
