import { CsvImport, type CsvImportCalls, type CsvRow } from '@rentsafe/ui/CsvImport';

// Stands in for the calls of a server, which checks, stores and imports the rows.
const stored: CsvRow[] = [];
const calls: CsvImportCalls = {
  onCheck: async (rows) => {
    stored.push(...rows);
    return rows.map(({ line, values }) =>
      values.unit_number === 'A1'
        ? { line, result: 'error', errors: { unit_number: ['This unit is let until 30/06/2026.'] } }
        : { line, result: 'new' },
    );
  },
  onCommit: async () => ({ committed: stored.length, remaining: 0 }),
  onUndo: async () => {
    stored.length = 0;
  },
};

export function ImportLeases() {
  return (
    <CsvImport
      label="Import leases"
      columns={[
        { id: 'unit_number', label: 'Unit', required: true },
        { id: 'from_on', label: 'From', kind: 'date', required: true },
        { id: 'rent_amount', label: 'Rent', kind: 'amount', required: true },
      ]}
      uniqueBy={['unit_number']}
      {...calls}
    />
  );
}
