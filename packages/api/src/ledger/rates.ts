import { allocateInOrder, deductionsOf, netAndVat } from '@rentsafe/domain/ledger';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { commissionRate } from '../commission/rules.ts';
import { type Db, rows } from '../db/database.ts';
import { rateAmong, ratesJson } from '../tax/rates.ts';
import type { Split } from './moves.ts';
import type { OpenCharge } from './openCharges.ts';

/** So much of a charge that is settled now. */
export interface Part {
  charge: OpenCharge;
  amount: bigint;
}

/** What is deducted from rent, in basis points. */
export interface Rates {
  commission: number;
  vat: number;
  rentTax: number;
}

const none = {
  commission_bp: 0,
  commission: 0n,
  commission_vat_bp: 0,
  commission_vat: 0n,
  rent_tax_bp: 0,
  rent_tax: 0n,
};

/** The parts of an amount without deductions: of a credit note, or of a charge that is not rent. */
export function splitOf({ amount: whole, vat, settled, settled_vat }: OpenCharge, amount: bigint): Split {
  const paid = { amount: whole, vat, allocated: settled, allocatedVat: settled_vat };
  return { amount, ...netAndVat(paid, amount), ...none };
}

/** The parts of an amount, with what is deducted from rent. */
export function deducted({ charge, amount }: Part, rates: Rates): Split {
  const split = splitOf(charge, amount);
  if (charge.type !== 'rent') return split;
  const { commission, vat, rentTax } = rates;
  return {
    ...split,
    ...deductionsOf(split.net, rates),
    ...{ commission_bp: commission, commission_vat_bp: vat, rent_tax_bp: rentTax },
  };
}

/** The rates that hold for rent that is collected on a day: tax where the charge is one of which it is withheld. */
export type RatesOfDay = (charge: Pick<OpenCharge, 'withholds'>) => Rates;

/** The rates that hold for rent of a property that is collected on a day, as `ratesOfDay` takes them, in SQL. */
export const ratesOfDayJson = (
  clientId: number,
  property: SQL,
  day: PlainDate,
): SQL => sql`(SELECT json_build_object(
    'registered', coalesce((SELECT registered FROM vat_registrations WHERE client_id = b.client_id AND until_on >= ${day}::date
      ORDER BY until_on, id LIMIT 1), b.vat_registered),
    'commission', ${commissionRate(clientId, property, day)}, 'taxes', ${ratesJson})
  FROM books b WHERE b.client_id = ${clientId})`;

export interface StoredRates {
  registered: boolean;
  commission: number;
  taxes: Parameters<typeof rateAmong>[0];
}

export function ratesOfDay(stored: StoredRates | null | undefined, day: PlainDate): RatesOfDay {
  const rateOn = rateAmong(stored?.taxes ?? []);
  const commission = stored?.commission ?? 0;
  const vat = stored?.registered ? rateOn('vat', day) : 0;
  return ({ withholds }) => ({ commission, vat, rentTax: withholds ? rateOn('rent_tax', day) : 0 });
}

/** Reads what `ratesOfDay` is made of. */
export async function ratesOn(
  db: Db,
  clientId: number,
  property: number,
  day: PlainDate,
): Promise<RatesOfDay> {
  const [found] = await rows<{ rates: StoredRates | null }>(
    db,
    sql`SELECT ${ratesOfDayJson(clientId, sql`${property}`, day)} AS rates`,
  );
  return ratesOfDay(found?.rates, day);
}

/** What is left of an allocation that was taken back: the next of its receipt and charge takes its place, at its rates. */
export interface Vacancy {
  id: number;
  charge_id: number;
  left: bigint;
  rates: Rates;
}

export async function readVacancies(db: Db, receipt_id: number): Promise<Vacancy[]> {
  const found = await rows<
    { id: number; charge_id: number; left: string } & Record<'commission' | 'vat' | 'rent_tax', number>
  >(
    db,
    sql`SELECT o.id, o.charge_id, o.commission_bp AS commission, o.commission_vat_bp AS vat, o.rent_tax_bp AS rent_tax,
          (o.amount - coalesce((SELECT sum(a.amount) FROM allocations a WHERE a.replaces_id = o.id), 0))::text AS left
        FROM allocations o JOIN allocations u ON u.reverses_id = o.id WHERE o.receipt_id = ${receipt_id} ORDER BY o.id`,
  );
  return found.map(({ commission, vat, rent_tax, left, ...row }) => ({
    ...row,
    left: BigInt(left),
    rates: { commission, vat, rentTax: rent_tax },
  }));
}

/** A part at one set of rates. */
export interface Piece extends Part {
  rates: Rates;
  replaces_id: number | null;
}

/** A part as pieces: as much as takes the place of what was taken back, oldest first, and the rest at the rates of its day. */
export function piecesOf({ charge, amount }: Part, vacancies: readonly Vacancy[], ofDay: Rates): Piece[] {
  const places = vacancies
    .filter(({ charge_id, left }) => charge_id === charge.id && left > 0n)
    .map((vacancy) => ({ charge: vacancy, open: vacancy.left }));
  const taken = allocateInOrder(places, amount);
  const rest = taken.reduce((sum, piece) => sum - piece.amount, amount);
  const pieces = [
    ...taken.map((piece) => ({
      amount: piece.amount,
      rates: piece.charge.rates,
      replaces_id: piece.charge.id,
    })),
    ...(rest > 0n ? [{ amount: rest, rates: ofDay, replaces_id: null }] : []),
  ];
  let { settled, settled_vat } = charge;
  return pieces.map((piece) => {
    const before = { ...charge, settled, settled_vat };
    settled += piece.amount;
    settled_vat += splitOf(before, piece.amount).vat;
    return { ...piece, charge: before };
  });
}
