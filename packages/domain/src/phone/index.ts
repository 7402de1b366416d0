// E.164 and display; large metadata, so import it lazily: `await import('@rentsafe/domain/phone')`.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

// Its metadata is large: import this subpath lazily (`await import('@rentsafe/domain/phone')`).

/** Invisible direction marks, which telephones put around a number that is copied from the contacts. */
const directionMarks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function parse(typed: string, country?: CountryCode) {
  return parsePhoneNumberFromString(typed.replace(directionMarks, ''), {
    extract: false,
    ...(country && { defaultCountry: country }),
  });
}

/**
 * A telephone number as it is stored, E.164: `0771 234 567` gives `+263771234567`. Numbers with a country code may be
 * of any country; others are of `country` (ISO 3166 code). What is no valid number gives null.
 */
export function toE164(typed: string, country: CountryCode = 'ZW'): string | null {
  const number = parse(typed, country);
  return number?.isValid() && !number.ext ? number.number : null;
}

/** In E.164; what is no number of any country stays as it was typed. */
export const phoneAsStored = (typed: string): string => toE164(typed) ?? typed;

/** `+263 77 123 4567` of an E.164 number; what is none is shown as it is. */
export function formatPhone(e164: string): string {
  const number = parse(e164);
  return number?.isValid() ? number.formatInternational() : e164;
}
