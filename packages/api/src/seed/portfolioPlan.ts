import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/domain/date';
import { Random, sampleAddress } from '@rentsafe/domain/fixtures';

export const SAMPLE_LANDLORDS = 60;
const YEARS = 3;

interface Kind {
  property_type: string;
  properties: number;
  /** Of each property. */
  units: number;
  /** Monthly, in dollars. */
  rent: readonly [from: number, to: number];
}

/** 400 units in all. */
const kinds: readonly Kind[] = [
  { property_type: 'House', properties: 80, units: 1, rent: [350, 1200] },
  { property_type: 'Flats', properties: 20, units: 13, rent: [180, 480] },
  { property_type: 'Offices', properties: 10, units: 6, rent: [400, 2400] },
];

const blocks = ['Msasa Court', 'Jacaranda Mews', 'Kopje View', 'Baobab Heights', 'Flame Lily House'];

export interface PlannedLease {
  from_on: PlainDate;
  /** The last day; null where it is open. */
  to_on: PlainDate | null;
  /** The rent of each year, in whole dollars, from its first day. */
  steps: { from_on: PlainDate; amount: number }[];
}

export interface PlannedProperty {
  property_type: string;
  building_name: string | null;
  address: { street_number: string; street_name: string; city_id: number; suburb_id: number | null };
  /** The nth of the landlords. */
  landlord: number;
  units: { unit_number: string; leases: PlannedLease[] }[];
}

/** 5 % a year, to 5 dollars. */
const raised = (amount: number, years: number) => Math.round((amount * 1.05 ** years) / 5) * 5;

/** Lease after lease of a unit, from three years ago, at times with a month or two between them. */
function leasesOf(random: Random, rent: number, today: PlainDate): PlannedLease[] {
  const leases: PlannedLease[] = [];
  const first = addMonths(monthOf(today), -12 * YEARS);
  let month = addMonths(first, random.int(0, 3));
  while (firstDayOf(month) <= today) {
    const start = month;
    const months = random.pick([12, 12, 24]);
    const last = lastDayOf(addMonths(start, months - 1));
    leases.push({
      from_on: firstDayOf(start),
      to_on: last > today && random.chance(0.3) ? null : last,
      steps: Array.from({ length: months / 12 }, (_, year) => {
        const from_on = firstDayOf(addMonths(start, 12 * year));
        return { from_on, amount: raised(rent, Math.floor(monthsBetween(first, monthOf(from_on)) / 12)) };
      }),
    });
    month = addMonths(monthOf(addDays(last, 1)), random.chance(0.3) ? random.int(1, 2) : 0);
  }
  return leases;
}

function propertyOf(
  random: Random,
  { property_type, units, rent }: Kind,
  nth: number,
  today: PlainDate,
): PlannedProperty {
  const { street_address, city_id, suburb_id } = sampleAddress(random);
  const [street_number = '', ...street] = (street_address ?? '').split(' ');
  const isBlock = units > 1;
  return {
    property_type,
    building_name: isBlock ? `${random.pick(blocks)} ${nth + 1}` : null,
    address: { street_number, street_name: street.join(' '), city_id, suburb_id: suburb_id ?? null },
    landlord: nth % SAMPLE_LANDLORDS,
    units: Array.from({ length: units }, (_, unit) => ({
      unit_number: String(isBlock ? 101 + unit : 1),
      leases: leasesOf(random, random.int(rent[0] / 10, rent[1] / 10) * 10, today),
    })),
  };
}

/** A synthetic portfolio of 400 units with three years of leases up to a day. The same day gives the same portfolio. */
export function planPortfolio(today: PlainDate): PlannedProperty[] {
  const random = new Random(0x5eed_0004);
  return kinds
    .flatMap((kind) => Array.from({ length: kind.properties }, () => kind))
    .map((kind, nth) => propertyOf(random, kind, nth, today));
}
