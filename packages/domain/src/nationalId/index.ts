// Normalisation, form and check letter of Zimbabwean national IDs.

/** Undashed form: 2-digit registration office, 6- or 7-digit serial, check letter, 2-digit district of origin. */
const pattern = /^(\d{8,9})([A-Z])(\d{2})$/;

/** The letter at the digits modulo 23. */
export const CHECK_LETTERS = 'ZABCDEFGHJKLMNPQRSTVWXY';

/** Trims, upper-cases, and takes out spaces and dashes (also the long ones that word processors make). */
export function normaliseIdentification(typed: string): string {
  return typed.replace(/[\s\-\u2010-\u2015\u2212]/g, '').toUpperCase();
}

/** True for a normalised number of the right form; the check letter is not looked at. */
export function isNationalId(number: string): boolean {
  return pattern.test(number);
}

/** True for what can be the normalised number of a passport: 6 to 9 letters and digits, not letters alone. */
export function isPassportNumber(number: string): boolean {
  return /^(?=.*\d)[A-Z\d]{6,9}$/.test(number);
}

/** The letter that belongs to the first 8 or 9 digits. */
export function checkLetterOf(digits: string): string {
  return CHECK_LETTERS[Number(digits) % CHECK_LETTERS.length] ?? '';
}

/** True when the check letter fits. Some genuine cards fail it: warn, never refuse. */
export function hasRightCheckLetter(number: string): boolean {
  const parts = pattern.exec(number);
  return parts !== null && checkLetterOf(parts[1] ?? '') === parts[2];
}

const registrationNumberPattern = /^\d{8,9}[A-Za-z]\d{2}$/;

/** The registration-number format check of the specification: 8 or 9 digits, one letter, 2 digits. Never for companies. */
export function isRegistrationNumberFormat(value: string): boolean {
  return registrationNumberPattern.test(value);
}
