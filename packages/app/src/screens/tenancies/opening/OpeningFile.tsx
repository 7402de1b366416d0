import type { PlainDate } from '@rentsafe/format/date';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bankAccountsQuery } from '../../../calls/bankAccounts';
import { openingPostedQuery } from '../../../calls/trustReports';
import { ImportFile } from '../lease/import/ImportFile';
import { OpeningBalance } from './OpeningBalance';
import { openingColumns } from './openingColumns';
import { openingRow } from './openingRows';
import { openingSums } from './trialBalance';

interface OpeningFileProps {
  mayImport: boolean;
  /** The day of the balances. */
  day: PlainDate;
}

/** A file of opening balances, with what it comes to before it is imported. */
export function OpeningFile({ mayImport, day }: OpeningFileProps) {
  const queryClient = useQueryClient();
  const { data: posted = {} } = useQuery(openingPostedQuery);
  return (
    <ImportFile
      label="Import opening balances"
      columns={openingColumns}
      begin={{ kind: 'opening', opening_on: day }}
      mayImport={mayImport}
      prepare={async (rows) => {
        const accounts = await queryClient.fetchQuery(bankAccountsQuery);
        return rows.map((row) => openingRow(row, accounts));
      }}
      renderSummary={({ rows }) => (
        <Stack gap={4}>
          {openingSums(rows, posted).map((sums) => (
            <OpeningBalance key={sums.currency} of={sums} />
          ))}
        </Stack>
      )}
    />
  );
}
