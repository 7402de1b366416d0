import type { Consent } from '@rentsafe/domain/consent';
import type { PartyType } from '@rentsafe/domain/party';
import { Callout } from '@rentsafe/ui/Callout';
import { useIsStaff } from '../session/useIsStaff';
import { day } from '../text/day';

interface ConsentNoticeProps {
  type: PartyType;
  /** Whom it is about. */
  name: string;
  consents: readonly Consent[];
}

/** Whether the report shows what other landlords report, and why it does not. */
export function ConsentNotice({ type, name, consents }: ConsentNoticeProps) {
  const isStaff = useIsStaff();
  const valid = consents.find(({ state }) => state === 'valid');
  if (isStaff) {
    return (
      <Callout
        tone="info"
        title="RentSafe staff can read what all landlords report, with or without consent."
      >
        These are the consents that RentSafe itself holds. Clients record their own.
      </Callout>
    );
  }
  if (valid) {
    return (
      <Callout tone="success" title={`You can read what all landlords report on ${name}.`}>
        The consent is valid until {day(valid.until_on)}, and can be withdrawn earlier.
      </Callout>
    );
  }
  return (
    <Callout tone="info" title="Without consent, the report covers only your own leases.">
      What other landlords report on {name} is not shown.
      {type === 'company' && ' You can always read everything about your own company.'}
    </Callout>
  );
}
