import type { Dispute } from '@rentsafe/domain/dispute';
import type { LeaseRow } from '@rentsafe/domain/lease';
import type { Column } from '@rentsafe/ui/DataTable';
import type { ReportAbout } from '../../../calls/accessLog';
import type { HeldByBooks } from '../../../calls/everythingHeld';
import { heldConsentColumns as consentColumns } from '../../../consent/consentColumns';
import { disputeColumns } from '../../../dispute/LeaseDisputes';
import { RecordTable } from '../../../frame/RecordTable';
import { claimColumns } from '../../../lists/claimColumns';
import { disputesPath } from '../../../paths';
import { accessColumns } from '../../../record/AccessTab';
import { issueColumns } from '../../../record/IssuedTab';
import { day } from '../../../text/day';
import { placeText } from '../../../text/placeText';
import { RecordLink } from '../../../text/RecordLink';

type InBook<Row> = Row & { book: string };

/** Columns of a list, and whose book each row is in. A row with its book is a row: the types of columns do not show it. */
const withBook = <Row extends object>(columns: readonly Column<Row>[], header: string) =>
  [...columns, { id: 'book', header, cell: ({ book }: InBook<Row>) => book }] as unknown as Column<
    InBook<Row>
  >[];

const leaseColumns = withBook<LeaseRow>(
  [
    { id: 'number', header: 'Lease', kind: 'reference', cell: 'number', rowHeader: true },
    { id: 'unit', header: 'Unit', cell: placeText },
    { id: 'from', header: 'From', kind: 'date', cell: ({ from_on }) => day(from_on) },
    { id: 'to', header: 'To', kind: 'date', cell: ({ to_on }) => day(to_on) },
  ],
  'Client',
);
const heldConsentColumns = withBook(consentColumns, 'Given To');
const heldIssueColumns = withBook(issueColumns, 'Issued By');

/** One of a report has neither. */
function subjectOf({ claim, charge }: Dispute): string {
  if (claim) return 'Claim';
  return charge ? 'Charge' : 'Own report';
}

const heldDisputeColumns: Column<Dispute>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number, lease }) => number ?? lease?.number,
    cell: ({ number, lease }) => {
      const text = number ?? lease?.number ?? '';
      return <RecordLink href={disputesPath(text)}>{text}</RecordLink>;
    },
  },
  ...disputeColumns.map((column) =>
    column.id === 'subject' ? { ...column, cell: subjectOf, value: subjectOf } : column,
  ),
  { id: 'client', header: 'Client', kind: 'person', cell: ({ client }) => client.name },
];

interface HeldTablesProps {
  about: ReportAbout;
  id: number;
  held: HeldByBooks;
}

/** What the books hold beside record and report, each list whole. */
export const HeldTables = ({ about, id, held }: HeldTablesProps) => (
  <>
    <RecordTable title="Leases" columns={leaseColumns} rows={held.leases} />
    <RecordTable title="Claims on these leases" columns={claimColumns(true)} rows={held.claims} />
    <RecordTable title="Disputes" columns={heldDisputeColumns} rows={held.disputes} />
    <RecordTable title="Consents" columns={heldConsentColumns} rows={held.consents} />
    <RecordTable title="Issued reports" columns={heldIssueColumns} rows={held.issues} />
    <RecordTable title="Who read the report" columns={accessColumns(about, id)} rows={held.readers} />
  </>
);
