import type { LeaseRow } from '@rentsafe/domain/lease';
import type { Column } from '@rentsafe/ui/DataTable';
import type { ReportAbout } from '../../../calls/accessLog';
import type { HeldByBooks } from '../../../calls/everythingHeld';
import { heldConsentColumns as consentColumns } from '../../../consent/consentColumns';
import { disputeColumns } from '../../../dispute/LeaseDisputes';
import { RecordTable } from '../../../frame/RecordTable';
import { claimColumns } from '../../../lists/claimColumns';
import { manyColumns } from '../../../lists/manyColumns.css';
import { accessColumns } from '../../../record/AccessTab';
import { issueColumns } from '../../../record/IssuedTab';
import { day } from '../../../text/day';
import { placeText } from '../../../text/placeText';

type InBook<Row> = Row & { book: string };

/** Columns of a list, and whose book each row is in. A row with its book is a row: the types of columns do not show it. */
const withBook = <Row extends object>(columns: readonly Column<Row>[], header: string) =>
  [
    ...columns,
    { id: 'book', header, cell: ({ book }: InBook<Row>) => book, width: '10rem' },
  ] as unknown as Column<InBook<Row>>[];

const leaseColumns = withBook<LeaseRow>(
  [
    { id: 'number', header: 'Lease', cell: 'number', rowHeader: true, width: '6rem' },
    { id: 'unit', header: 'Unit', cell: placeText },
    { id: 'from', header: 'From', cell: ({ from_on }) => day(from_on), width: '8rem' },
    { id: 'to', header: 'To', cell: ({ to_on }) => day(to_on), width: '8rem' },
  ],
  'Client',
);
const heldConsentColumns = withBook(consentColumns, 'Given To');
const heldIssueColumns = withBook(issueColumns, 'Issued By');

interface HeldTablesProps {
  about: ReportAbout;
  id: number;
  held: HeldByBooks;
}

/** What the books hold beside record and report, each list whole. */
export const HeldTables = ({ about, id, held }: HeldTablesProps) => (
  <>
    <RecordTable title="Leases" columns={leaseColumns} rows={held.leases} />
    <div className={manyColumns}>
      <RecordTable
        title="Claims on these leases"
        columns={claimColumns(held.claims, true)}
        rows={held.claims}
      />
    </div>
    <RecordTable title="Disputes on these leases" columns={disputeColumns} rows={held.disputes} />
    <RecordTable title="Consents" columns={heldConsentColumns} rows={held.consents} />
    <RecordTable title="Issued reports" columns={heldIssueColumns} rows={held.issues} />
    <RecordTable title="Who read the report" columns={accessColumns(about, id)} rows={held.readers} />
  </>
);
