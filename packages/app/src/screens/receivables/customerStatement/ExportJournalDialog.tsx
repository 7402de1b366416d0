import { today } from '@rentsafe/domain/date';
import { journalForm } from '@rentsafe/domain/entry';
import { firstDayOf, lastDayOf, monthOf } from '@rentsafe/format/date';
import { fileSafeName } from '@rentsafe/format/text';
import { downloadFile } from '@rentsafe/ui/DataTableCsv';
import { DateField } from '@rentsafe/ui/DateField';
import { exportJournal } from '../../../calls/entries';
import { ActionDialog } from '../../../forms/ActionDialog';
import { Fields } from '../../../forms/Fields';

export interface ExportJournalDialogProps {
  /** The client whose book it is. */
  client: { id: number; name: string };
  onClose: () => void;
}

/** Saves what was posted in a book in some days as a file that hledger reads. */
export function ExportJournalDialog({ client, onClose }: ExportJournalDialogProps) {
  const month = monthOf(today());
  return (
    <ActionDialog
      title="Export journal"
      description={`All entries of ${client.name} for these days, as a plain text file for hledger.`}
      form={journalForm}
      send={async (period) => {
        const name = `journal ${fileSafeName(client.name)} ${period.from} ${period.until}.journal`;
        downloadFile(name, await exportJournal(client.id, period), 'text/plain');
      }}
      submitLabel="Export"
      pendingLabel="Exporting..."
      done="Journal exported"
      failure="Failed to export journal"
      onClose={onClose}
    >
      <Fields>
        <DateField label="From" name="from" required defaultValue={firstDayOf(month)} />
        <DateField label="Until" name="until" required defaultValue={lastDayOf(month)} />
      </Fields>
    </ActionDialog>
  );
}
