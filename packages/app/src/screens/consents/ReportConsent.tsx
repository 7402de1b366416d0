import type { PartyInput } from '@rentsafe/domain/party';
import { useQuery } from '@tanstack/react-query';
import { newestConsents } from '../../api/consents';
import { useIsStaff } from '../../session/useIsStaff';
import { ConsentNotice } from './ConsentNotice';

/** Above a report that a client reads: whether it shows what other landlords report. Staff read everything. */
export function ReportConsent({ party, name }: { party: PartyInput; name: string }) {
  const isStaff = useIsStaff();
  const { data } = useQuery({ ...newestConsents(party), enabled: !isStaff });
  return data && !isStaff ? <ConsentNotice type={party.type} name={name} consents={data.results} /> : null;
}
