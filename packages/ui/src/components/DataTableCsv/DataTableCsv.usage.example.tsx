import { CsvButton } from '@rentsafe/ui/DataTableCsv';
import { LeaseTable, leaseColumns, leases } from '../../docs/samples';

export const Do = () => (
  <LeaseTable actions={<CsvButton columns={leaseColumns} rows={leases} name="leases" />} />
);

export const Dont = () => (
  <LeaseTable
    actions={
      <CsvButton columns={leaseColumns} rows={leases} name="export-final-2">
        Dump
      </CsvButton>
    }
  />
);
