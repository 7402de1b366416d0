import { today } from '@rentsafe/domain/date';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { addMonths, type Month, monthOf } from '@rentsafe/format/date';
import { runAlone } from '../../testing/postgres.ts';
import { admin, type Cluster } from './cluster.ts';
import { type Book, Clerk } from './load.ts';
import type { Tally } from './tally.ts';

export const CLERKS = 20;
const LEASES = 240;
const FIRST_MONTH: Month = '2019-01';
const ROWS_A_CALL = 120;

/** As many users as clerks, with the password of the first Admin. */
async function hire(cluster: Cluster): Promise<void> {
  await runAlone(
    cluster.primaryUrl,
    `INSERT INTO users SELECT (jsonb_populate_record(NULL::users, to_jsonb(u) || jsonb_build_object('id', 100 + n,
       'email', 'clerk-' || n || '@rentsafe.example', 'email_key', 'clerk-' || n || '@rentsafe.example'))).*
     FROM users u, generate_series(0, ${CLERKS}) n WHERE u.email = '${admin.username}'`,
  );
}

export const clerk = (cluster: Cluster, nth: number, tally: Tally) =>
  new Clerk(
    cluster.at.front,
    nth,
    { username: `clerk-${nth}@rentsafe.example`, password: admin.password },
    tally,
  );

/** The book of an agency: leases of 100.00 a month from 2019 on, and a bank account. */
export async function openOffice(cluster: Cluster, tally: Tally): Promise<Book> {
  await hire(cluster);
  const boss = clerk(cluster, CLERKS, tally);
  await boss.signIn();
  const person = sampleIndividual(1);
  const landlord = await boss.post<{ id: number }>('individuals/', person);
  const property = await boss.post<{ id: number }>('properties/', {
    ...{ property_type: 'Flats', city_town: 'Harare', owned_from: '2015-01-01' },
    landlord: { type: 'individual', id: landlord.id },
  });
  const made = await boss.post<{ id: number }>('imports/', { kind: 'leases', name: 'Leases.csv' });
  const row = (nth: number) => ({
    ...{ key: String(nth + 1), property: property.id, unit_number: `Flat ${nth}` },
    ...{ tenant_number: person.identification_number, from_on: `${FIRST_MONTH}-01` },
    ...{ rent_currency: 'USD', rent_amount: '100.00' },
  });
  for (let from = 0; from < LEASES; from += ROWS_A_CALL) {
    const rows = Array.from({ length: ROWS_A_CALL }, (_, at) => row(from + at));
    await boss.post(`imports/${made.id}/rows/`, { rows });
  }
  for (let remaining = 1; remaining > 0; )
    ({ remaining } = await boss.post<{ remaining: number }>(`imports/${made.id}/commit/`, {}));
  const bank = await boss.post<{ id: number }>('bank-accounts/', {
    name: 'Bank',
    kind: 'bank',
    currency: 'USD',
  });
  const leases = await runAlone<{ id: string }>(cluster.primaryUrl, 'SELECT id FROM leases ORDER BY id');
  boss.close();
  return { bank: bank.id, leases: leases.map(({ id }) => Number(id)) };
}

/** Bills month after month while the others work. */
export class Biller {
  readonly clerk: Clerk;
  readonly months: Month[] = [];
  #next: Month = FIRST_MONTH;

  constructor(cluster: Cluster, tally: Tally) {
    this.clerk = clerk(cluster, CLERKS, tally);
  }

  /** The next month, as long as there is one that may be billed. */
  async bill(): Promise<void> {
    const month = this.#next;
    if (month > monthOf(today(new Date()))) return;
    for (let remaining = 1; remaining > 0; )
      ({ remaining } = await this.clerk.post<{ remaining: number }>('charge-runs/', { month }));
    this.months.push(month);
    this.#next = addMonths(month, 1);
  }
}
