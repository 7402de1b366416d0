import { today } from '@rentsafe/domain/date';
import { isPlainDate } from '@rentsafe/format/date';

const CAN_SAVE = 'You can still save.';

/** The age at a birth date, in whole years. */
function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Points out the age of somebody under 16 or over 110. */
export function ageWarning(birthDate: string): string | undefined {
  if (!isPlainDate(birthDate) || birthDate > today()) return undefined;
  const age = ageOn(today(), birthDate);
  if (age >= 16 && age <= 110) return undefined;
  return `That is an age of ${age} ${age === 1 ? 'year' : 'years'}. Check the year. ${CAN_SAVE}`;
}

const digitsWarning = (name: string, least: number, most: number) => (typed: string) => {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '' || (/^\d+$/.test(digits) && digits.length >= least && digits.length <= most))
    return undefined;
  return `A ${name} number usually has ${least} ${most - least > 1 ? 'to' : 'or'} ${most} digits. ${CAN_SAVE}`;
};

export const tinWarning = digitsWarning('TIN', 8, 10);
export const vatWarning = digitsWarning('VAT', 8, 9);

/** Points out telephones that no telephone can have. */
export function phoneWarning(impossible: readonly string[]): string | undefined {
  if (impossible.length === 0) return undefined;
  return `${impossible.join(', ')} ${impossible.length === 1 ? 'is not a Zimbabwean telephone number' : 'are not Zimbabwean telephone numbers'}; foreign numbers start with +. ${CAN_SAVE}`;
}
