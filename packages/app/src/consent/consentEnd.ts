import type { Consent } from '@rentsafe/domain/consent';
import { day } from '../text/day';

/** Why a consent cannot be read by any more, in a sentence. */
export const consentEnd = ({ state, until_on, withdrawn_on, end_reason }: Consent, name: string): string =>
  end_reason
    ? `RentSafe ended the consent of ${name} on ${day(withdrawn_on)}: ${end_reason}`
    : state === 'withdrawn'
      ? `The consent of ${name} was withdrawn on ${day(withdrawn_on)}.`
      : `The consent of ${name} ended on ${day(until_on)}.`;
