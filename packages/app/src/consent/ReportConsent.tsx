import type { PartyInput } from '@rentsafe/domain/party';
import { useQueryClient } from '@tanstack/react-query';
import { forgetReport } from '../calls/consents';
import { ConsentNotice } from './ConsentNotice';
import { useConsentEnd } from './useConsentEnd';

/** Above a report that a client reads: whether it shows what other landlords report. Staff read everything. */
export function ReportConsent({ party, name }: { party: PartyInput; name: string }) {
  const queryClient = useQueryClient();
  const consents = useConsentEnd(party, name, () => forgetReport(queryClient, party));
  return consents ? <ConsentNotice type={party.type} name={name} consents={consents} /> : null;
}
