import { runAlone } from '../../packages/api/src/testing/postgres.ts';
import { nationalId } from '../support/forms.ts';
import type { Intent } from './plan.ts';

/** What a record of the intent is known by. */
export const numberOf = ({ kind, digits }: Intent): string =>
  kind === 'individual' ? nationalId(digits) : kind === 'company' ? `${digits}/2026` : `Depot ${digits}`;

const counts = {
  individual: 'SELECT count(*)::int AS rows FROM individuals WHERE identification_number = $1',
  company: 'SELECT count(*)::int AS rows FROM companies WHERE registration_number = $1',
  branch: 'SELECT count(*)::int AS rows FROM branches WHERE branch_name = $1',
};

const totals = `SELECT (SELECT count(*) FROM individuals)::int AS individuals,
  (SELECT count(*) FROM companies)::int AS companies, (SELECT count(*) FROM branches)::int AS branches`;

export interface Totals {
  individuals: number;
  companies: number;
  /** With a head office for each company. */
  branches: number;
}

/** Looks into the database itself, past the API. */
export class Ledger {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** How many rows hold the record of an intent. */
  async rows(intent: Intent): Promise<number> {
    const [found] = await runAlone<{ rows: number }>(this.#url, counts[intent.kind], [numberOf(intent)]);
    return found?.rows ?? 0;
  }

  async totals(): Promise<Totals> {
    const [found] = await runAlone<Totals>(this.#url, totals);
    if (!found) throw new Error('PostgreSQL gave no row.');
    return found;
  }

  async version(): Promise<string> {
    const [found] = await runAlone<{ server_version: string }>(this.#url, 'SHOW server_version');
    return found?.server_version ?? '';
  }
}
