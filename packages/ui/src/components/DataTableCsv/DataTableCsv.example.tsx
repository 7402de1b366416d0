import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { CsvButton } from '@rentsafe/ui/DataTableCsv';

interface Company {
  id: number;
  name: string;
  registration: string;
}

const companies: Company[] = [{ id: 1, name: 'Msasa Property Holdings', registration: '3/2020' }];

/** The kind `reference` keeps a spreadsheet from reading 3/2020 as a date. */
const columns: Column<Company>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'registration', header: 'Registration Number', cell: 'registration', kind: 'reference' },
];

export function CompaniesWithExport() {
  return (
    <DataTable
      caption="Companies"
      title="Companies"
      status="ready"
      columns={columns}
      rows={companies}
      rowKey={({ id }) => id}
      actions={<CsvButton columns={columns} rows={companies} name="companies" />}
    />
  );
}
