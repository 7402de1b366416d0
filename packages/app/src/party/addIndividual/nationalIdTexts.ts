import { checkLetterOf, hasRightCheckLetter, isNationalId } from '@rentsafe/domain/nationalId';
import { toast } from '@rentsafe/ui/Toast';
import type { Identification } from '../../calls/individualRecord';

const INVALID = 'national-id';

/** The toast of the specification for a national ID of the wrong form. */
export function toastInvalidNationalId({ identification_type, identification_number }: Identification): void {
  if (identification_type !== 'national_id' || !identification_number) return;
  if (isNationalId(identification_number)) return;
  toast.error(`Invalid Zimbabwean National ID '${identification_number}'`, {
    id: INVALID,
    description: 'Use correct format, without spaces or dashes.',
  });
}

/** It goes once the number is changed. */
export const dismissInvalidNationalId = (): void => toast.dismiss(INVALID);

/** What to check in a national ID whose check letter does not match; undefined when it does. */
export function checkLetterText(number: string): string | undefined {
  if (!isNationalId(number) || hasRightCheckLetter(number)) return undefined;
  const [, digits = '', letter = ''] = /^(\d+)([A-Z])/.exec(number) ?? [];
  const expected = `Expected letter ${checkLetterOf(digits)}, not ${letter}.`;
  return `${expected} The check letter doesn't match this number. Check it against the ID card.`;
}
