import { Random, sampleAddress } from '@rentsafe/domain/fixtures';
import {
  addDays,
  addMonths,
  dayOf,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';

const YEARS = 3;
/** The first whole month of the currency. */
export const FIRST_ZIG_DAY = '2024-05-01';

interface Kind {
  property_type: string;
  properties: number;
  /** Of each property. */
  units: number;
  /** Monthly, in dollars. */
  rent: readonly [from: number, to: number];
  /** How many months a lease may last. */
  terms: readonly number[];
}

export interface Portfolio {
  seed: number;
  landlords: number;
  kinds: readonly Kind[];
}

const terms = [12, 12, 24];
const officeTerms = [24, 36, 36];

/** 400 units in all. */
export const providerPortfolio: Portfolio = {
  seed: 0x5eed_0004,
  landlords: 60,
  kinds: [
    { property_type: 'House', properties: 80, units: 1, rent: [350, 1200], terms },
    { property_type: 'Flats', properties: 20, units: 13, rent: [180, 480], terms },
    { property_type: 'Offices', properties: 10, units: 6, rent: [400, 2400], terms: officeTerms },
  ],
};

/** Of a client company. */
export const clientPortfolio: Portfolio = {
  seed: 0x5eed_0008,
  landlords: 3,
  kinds: [
    { property_type: 'House', properties: 3, units: 1, rent: [400, 900], terms },
    { property_type: 'Flats', properties: 1, units: 4, rent: [220, 380], terms },
    { property_type: 'Offices', properties: 1, units: 2, rent: [500, 1100], terms: officeTerms },
  ],
};

const blocks = ['Msasa Court', 'Jacaranda Mews', 'Kopje View', 'Baobab Heights', 'Flame Lily House'];

/** A whole amount, from a day on. */
interface Step {
  from_on: PlainDate;
  amount: number;
}

export interface PlannedLease {
  from_on: PlainDate;
  /** The last day; null where it is open. */
  to_on: PlainDate | null;
  /** What a period costs in each year, in whole dollars, from its first day. */
  steps: Step[];
  /** Months that the rent is paid for at a time. */
  every: 1 | 3;
  /** The service charge of a month, in whole ZiG; none in many houses. */
  service: Step[];
}

export interface PlannedProperty {
  property_type: string;
  building_name: string | null;
  address: { street_number: string; street_name: string; city_id: number; suburb_id: number | null };
  /** Who owns it, oldest first: each the nth of the landlords, from a day on. */
  owners: { landlord: number; from_on: PlainDate }[];
  units: { unit_number: string; leases: PlannedLease[] }[];
}

/** 5 % a year, to 5. */
const raised = (amount: number, years: number) => Math.round((amount * 1.05 ** years) / 5) * 5;

/** Lease after lease of a unit, from three years ago, at times with a month or two between them. */
function leasesOf(
  random: Random,
  { rent, every, service }: { rent: number; every: 1 | 3; service: number },
  { terms: choices }: Kind,
  today: PlainDate,
): PlannedLease[] {
  const leases: PlannedLease[] = [];
  const first = addMonths(monthOf(today), -12 * YEARS);
  let month = addMonths(first, random.int(0, 3));
  while (firstDayOf(month) <= today) {
    const start = month;
    const months = random.pick(choices);
    const last = lastDayOf(addMonths(start, months - 1));
    const yearly = (amount: number): Step[] =>
      Array.from({ length: months / 12 }, (_, year) => {
        const from_on = firstDayOf(addMonths(start, 12 * year));
        return { from_on, amount: raised(amount, Math.floor(monthsBetween(first, monthOf(from_on)) / 12)) };
      });
    leases.push({
      from_on: firstDayOf(start),
      to_on: last > today && random.chance(0.3) ? null : last,
      steps: yearly(rent).map((step) => ({ ...step, amount: step.amount * every })),
      every,
      service: service > 0 && firstDayOf(start) >= FIRST_ZIG_DAY ? yearly(service) : [],
    });
    month = addMonths(monthOf(addDays(last, 1)), random.chance(0.3) ? random.int(1, 2) : 0);
  }
  return leases;
}

/** Every fourth block of flats has a service charge, and every sixth office pays by the quarter. */
const termsOf = ({ property_type }: Kind, nth: number, unit: number) => ({
  every: property_type === 'Offices' && unit % 6 === 1 ? (3 as const) : (1 as const),
  service: property_type === 'Flats' && nth % 4 === 3 ? 450 + 50 * (unit % 7) : 0,
});

/** A property in forty was sold three months ago; offices were not, whose landlords charge VAT. */
function ownersOf({ property_type }: Kind, nth: number, landlords: number, today: PlainDate) {
  const first = { landlord: nth % landlords, from_on: '2015-01-01' };
  if (property_type === 'Offices' || nth % 40 !== 3) return [first];
  const from_on = firstDayOf(addMonths(monthOf(today), -3));
  return [first, { landlord: (nth + 7) % landlords, from_on }];
}

function propertyOf(
  random: Random,
  kind: Kind,
  nth: number,
  { landlords, today }: { landlords: number; today: PlainDate },
): PlannedProperty {
  const { property_type, units, rent } = kind;
  const { street_address, city_id, suburb_id } = sampleAddress(random);
  const [street_number = '', ...street] = (street_address ?? '').split(' ');
  const isBlock = units > 1;
  return {
    property_type,
    building_name: isBlock ? `${random.pick(blocks)} ${nth + 1}` : null,
    address: { street_number, street_name: street.join(' '), city_id, suburb_id: suburb_id ?? null },
    owners: ownersOf(kind, nth, landlords, today),
    units: Array.from({ length: units }, (_, unit) => {
      const amount = random.int(rent[0] / 10, rent[1] / 10) * 10;
      return {
        unit_number: String(isBlock ? 101 + unit : 1),
        leases: leasesOf(random, { rent: amount, ...termsOf(kind, nth, unit) }, kind, today),
      };
    }),
  };
}

/** A synthetic portfolio with three years of leases up to a day. The same day gives the same portfolio. */
export function planPortfolio({ seed, landlords, kinds }: Portfolio, today: PlainDate): PlannedProperty[] {
  const random = new Random(seed);
  return kinds
    .flatMap((kind) => Array.from({ length: kind.properties }, () => kind))
    .map((kind, nth) => propertyOf(random, kind, nth, { landlords, today }));
}

/**
 * The day on which a lease would have ended that was extended late: the middle of last month. Null for one that was not in force
 * before and after.
 */
export function formerEnd({ from_on, to_on }: PlannedLease, today: PlainDate): PlainDate | null {
  const month = addMonths(monthOf(today), -1);
  const isInForce = from_on < firstDayOf(month) && (to_on === null || to_on > today);
  return isInForce ? dayOf(month, 15) : null;
}
