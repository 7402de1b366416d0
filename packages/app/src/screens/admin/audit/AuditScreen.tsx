import { type ActivityEvent, isInternal } from '@rentsafe/domain/audit';
import { isMonth } from '@rentsafe/format/date';
import { joinParts } from '@rentsafe/format/text';
import type { Column } from '@rentsafe/ui/DataTable';
import { expandable } from '@rentsafe/ui/DataTableExpand';
import { DateText } from '@rentsafe/ui/DateText';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { activityList } from '../../../calls/activity';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { bankAccountPath, clientPath, companyPath, individualPath } from '../../../paths';
import { actionLabel, auditFilters } from '../../../record/auditFilters';
import { subjectLabel, subjectPath } from '../../../record/subjects';
import { useRole } from '../../../session/useMay';
import { monthText } from '../../../text/monthText';
import { renderLink } from '../../../text/renderLink';
import { Changes } from './Changes';

const place = { name: 'audit', filters: auditFilters };

const paths: Readonly<Record<string, (id: number) => string>> = {
  individual: (id) => `${individualPath(id)}?tab=history`,
  company: (id) => `${companyPath(id)}?tab=history`,
  bank_account: bankAccountPath,
  client: clientPath,
};

const subjectText = ({ type, id, name }: ActivityEvent['subject']) =>
  [subjectLabel(type), name ?? id].filter(Boolean).join(' ');

/** The record, by name where it has one, with the way to it; people and companies lead to their history. */
function Subject({ subject }: Pick<ActivityEvent, 'subject'>) {
  const { type, id, name } = subject;
  const text = subjectText(subject);
  const href = id === null ? undefined : (paths[type]?.(id) ?? subjectPath(type, id, name ?? ''));
  return href ? <Link asChild>{renderLink({ href, children: text })}</Link> : text;
}

const nobody = 'Nobody signed in';

const columns: Column<ActivityEvent>[] = [
  {
    id: 'at',
    header: 'When',
    kind: 'date',
    value: ({ at }) => at,
    cell: ({ at }) => <DateText value={at} withTime />,
  },
  { id: 'user', header: 'User', cell: ({ user }) => user?.name ?? nobody, rowHeader: true },
  {
    id: 'action',
    header: 'Action',
    kind: 'date',
    cell: ({ action, document }) =>
      joinParts([actionLabel(action), document && isMonth(document) ? monthText(document) : document], ': '),
  },
  {
    id: 'subject',
    header: 'Record',
    value: ({ subject }) => subjectText(subject),
    cell: ({ subject }) => <Subject subject={subject} />,
  },
];

const ofProvider: Column<ActivityEvent>[] = [
  ...columns,
  { id: 'client', header: 'Client', kind: 'person', cell: ({ client }) => client?.name },
];

const features = [
  expandable<ActivityEvent>({
    canExpand: ({ changes }) => Object.keys(changes).some((field) => !isInternal(field)),
    content: ({ changes }) => <Changes changes={changes} />,
  }),
];

/** Who did what, and when: all of it for Admins, what they did themselves for others. */
export function AuditScreen() {
  const isClient = useRole().startsWith('client');
  return (
    <Stack gap="section">
      <PageHeader
        title="Audit"
        description="Log of changes, exports and report readings. Users see their own actions only."
      />
      <RecordList
        {...useListScreen({ place, queries: activityList })}
        records="audit events"
        title="Audit"
        columns={isClient ? columns : ofProvider}
        features={features}
        rowKey={({ id }) => id}
        rowName={({ user }) => user?.name ?? nobody}
        canSelect={false}
      />
    </Stack>
  );
}
