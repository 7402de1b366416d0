import { type Consent, type ConsentState, EXPIRING_DAYS } from '@rentsafe/domain/consent';
import { today } from '@rentsafe/domain/date';
import { addDays } from '@rentsafe/format/date';
import type { StateTexts } from '../text/StateBadge';

export const consentStateTexts: StateTexts<ConsentState | 'expiring'> = {
  valid: { label: 'Valid', tone: 'success' },
  expiring: { label: 'Expiring', tone: 'warning' },
  expired: { label: 'Expired', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** The state of a consent, and whether it ends soon. */
export const shownState = ({ state, until_on }: Consent): ConsentState | 'expiring' =>
  state === 'valid' && until_on <= addDays(today(), EXPIRING_DAYS) ? 'expiring' : state;
