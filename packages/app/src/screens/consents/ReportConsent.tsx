import type { PartyInput } from '@rentsafe/domain/party';
import { useQuery } from '@tanstack/react-query';
import { consentsOf } from '../../api/consents';
import { PAGE_SIZE } from '../../api/listState';
import { useIsStaff } from '../../session/useIsStaff';
import { ConsentNotice } from './ConsentNotice';

const firstPage = { q: '', page: 1, pageSize: PAGE_SIZE, ordering: '', filters: {} };

/** Above a report that a client reads: whether it shows what other landlords report. Staff read everything. */
export function ReportConsent({ party, name }: { party: PartyInput; name: string }) {
  const isStaff = useIsStaff();
  const { data } = useQuery({ ...consentsOf(party).page(firstPage), enabled: !isStaff });
  return data && !isStaff ? <ConsentNotice type={party.type} name={name} consents={data.results} /> : null;
}
