import { formatDate, type PlainDate } from '@rentsafe/format/date';
import { BUSINESS_TIME_ZONE } from '../date/businessDay.ts';

/** Tenant risk ratings, best first. */
export const riskRatings = ['Low Risk', 'Medium Risk', 'High Risk', 'High Risk+', 'Non Payer'] as const;
export type RiskRating = (typeof riskRatings)[number];

/** The hue of a rating; `grey` is the default. */
export type RiskTone = 'green' | 'yellow' | 'orange' | 'red' | 'black' | 'grey';

const tones = {
  'Low Risk': 'green',
  'Medium Risk': 'yellow',
  'High Risk': 'orange',
  'High Risk+': 'red',
  'Non Payer': 'black',
} as const satisfies Record<RiskRating, RiskTone>;

const isRating = (rating: string): rating is RiskRating => Object.hasOwn(tones, rating);

/** The hue of a rating, grey for none and for what is not in the list. */
export function riskTone(rating: string | null | undefined): RiskTone {
  return rating && isRating(rating) ? tones[rating] : 'grey';
}

/**
 * The heading of a report. As at another day, and on paper, with the day: `as at 22 Nov 2026`.
 *
 * @param day the day at whose end the facts stand, or when the report was read.
 */
export function reportTitle(name: string, day?: Date | PlainDate): string {
  return `Rent Payment Status Report for ${name} as at ${day ? formatDate(day, 'medium', BUSINESS_TIME_ZONE) : 'today'}`;
}

/** By which a reading of a report is found in the access log: whom it is about, and the moment, ISO 8601 UTC. */
export function reportNumber(about: 'individual' | 'company', id: number, at: string): string {
  return `${about === 'individual' ? 'I' : 'C'}${id}-${at.replace(/\D/g, '').slice(0, 14)}`;
}
