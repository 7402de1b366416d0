import { sampleCompany, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { fullName } from '@rentsafe/domain/individual';
import { type SearchHit, searchRecords } from '@rentsafe/domain/recordSearch';
import { HOME_PATH } from '@rentsafe/domain/session';
import { answer } from './answer';

export const sampleHit = (hit: Partial<SearchHit> & Pick<SearchHit, 'kind' | 'id'>): SearchHit => ({
  ...{ number: null, title: '', detail: null, path: HOME_PATH },
  ...hit,
});

const records: readonly SearchHit[] = [
  sampleHit({
    ...{
      kind: 'receipt',
      id: 9,
      number: 'RC-000009',
      title: 'Tariro Ncube',
      detail: '$300.00 · 05 Jan 2026',
    },
    path: `${HOME_PATH}/customers/receipts/9`,
  }),
  ...Array.from({ length: 57 }, (_, index) => {
    const row = sampleIndividualRow(index);
    return sampleHit({
      ...{
        kind: 'individual',
        id: row.id,
        title: fullName(row),
        number: `…${row.identification_number?.slice(-4)}`,
      },
      path: `${HOME_PATH}/individuals/${row.id}`,
    });
  }),
  ...Array.from({ length: 57 }, (_, index) => {
    const { registration_name: title, registration_number: number } = sampleCompany(index);
    return sampleHit({
      ...{ kind: 'company', id: index + 1, title, number },
      path: `${HOME_PATH}/companies/${index + 1}`,
    });
  }),
];

/** How the mocked backend finds records of all kinds. */
export const searchHandlers = [
  answer(searchRecords, ({ query }) => {
    const words = (query.get('q') ?? '').toLowerCase().split(' ');
    const found = records.filter(({ number, title }) =>
      words.every((word) => `${number} ${title}`.toLowerCase().includes(word)),
    );
    return (['receipt', 'individual', 'company'] as const).flatMap((kind) =>
      found.filter((hit) => hit.kind === kind).slice(0, 5),
    );
  }),
];
