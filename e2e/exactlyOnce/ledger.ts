import { runAlone } from '../../packages/api/src/testing/postgres.ts';
import { nationalId } from '../support/forms.ts';
import type { Intent } from './plan.ts';

/** The number or name that identifies the record of an intent. */
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
  /** Including a head office for each company. */
  branches: number;
}

/** Reads the database itself, without the API. */
export class Ledger {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** How many rows hold the record of an intent. */
  async rows(intent: Intent): Promise<number> {
    const [result] = await runAlone<{ rows: number }>(this.#url, counts[intent.kind], [numberOf(intent)]);
    return result?.rows ?? 0;
  }

  async totals(): Promise<Totals> {
    const [result] = await runAlone<Totals>(this.#url, totals);
    if (!result) throw new Error('PostgreSQL returned no row.');
    return result;
  }

  async version(): Promise<string> {
    const [result] = await runAlone<{ server_version: string }>(this.#url, 'SHOW server_version');
    return result?.server_version ?? '';
  }
}
