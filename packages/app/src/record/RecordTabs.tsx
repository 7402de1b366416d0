import { mayReadHistory } from '@rentsafe/domain/access';
import { PrintFooter } from '@rentsafe/ui/Print';
import { RecordTabs as TabsOfRecord } from '@rentsafe/ui/RecordPage';
import type { Tab } from '@rentsafe/ui/Tabs';
import type { ReactNode } from 'react';
import type { RecordKind } from '../calls/history';
import { useRouterAddress } from '../lists/useRouterAddress';
import { useLogin } from '../login/useLogin';
import { useRemembered } from '../session/recentRecords';
import { useMay, useRole } from '../session/useMay';
import { AccessTab } from './AccessTab';
import { HistoryTab } from './HistoryTab';
import { IssuedTab } from './IssuedTab';

const accessCalls = { individual: 'listIndividualAccess', company: 'listCompanyAccess' } as const;

interface RecordTabsProps {
  kind: RecordKind;
  id: number;
  name: string;
  /** Not there for records whose first tab is one of `more`. */
  details?: ReactNode;
  /** Not there for records without one. */
  report?: ReactNode;
  /** Further tabs of a kind of record, after its details. */
  more?: readonly Tab[];
}

/** The tabs of a record, open by the address. History and Access are there for who may read them. */
export function RecordTabs({ kind, id, name, details, report, more = [] }: RecordTabsProps) {
  const address = useRouterAddress();
  const may = useMay();
  const role = useRole();
  const username = useLogin()?.username;
  useRemembered(kind, { id, name });

  /** On paper the tab stands alone below the name. */
  const page = (content: ReactNode) => (
    <>
      {content}
      <PrintFooter user={username} />
    </>
  );
  const tabs: Tab[] = [
    ...(details ? [{ value: 'details', label: 'Details', content: page(details) }] : []),
    ...more,
    ...(report ? [{ value: 'report', label: 'Report', content: report }] : []),
    ...(report && (kind === 'individual' || kind === 'company')
      ? [
          {
            value: 'issued',
            label: 'Issued Reports',
            content: page(<IssuedTab {...{ type: kind, id, name }} />),
          },
        ]
      : []),
    ...(mayReadHistory(role, kind)
      ? [{ value: 'history', label: 'History', content: page(<HistoryTab {...{ kind, id, name }} />) }]
      : []),
    ...((kind === 'individual' || kind === 'company') && may(accessCalls[kind])
      ? [{ value: 'access', label: 'Access', content: page(<AccessTab about={kind} id={id} />) }]
      : []),
  ];
  return <TabsOfRecord label={name} address={address} tabs={tabs} />;
}
