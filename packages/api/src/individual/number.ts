import { isNationalId, isPassportNumber, normaliseIdentification } from '@rentsafe/domain/nationalId';
import { issueText } from '../http/issueText.ts';

/** What is wrong with the form of an identification number, of whichever type where none is named; null where nothing is. */
export function faultOf(number: string, type: string | undefined): string | null {
  const key = normaliseIdentification(number);
  if (type === 'national_id') {
    return isNationalId(key) ? null : issueText({ code: 'national_id_format', params: {} });
  }
  if (isPassportNumber(key) || (type !== 'passport' && isNationalId(key))) return null;
  return type === 'passport'
    ? 'Not a passport number: 6 to 9 letters and digits.'
    : 'Neither a national ID nor a passport number.';
}
