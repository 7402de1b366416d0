import type { BankAccount, BankTransaction } from '@rentsafe/domain/bankAccount';
import { Button } from '@rentsafe/ui/Button';
import { downloadCsv } from '@rentsafe/ui/DataTableCsv';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { cashBookQuery, fetchCashBook } from '../../../../calls/bankAccounts';
import { Fetched } from '../../../../calls/Fetched';
import { reportFailure } from '../../../../forms/refusal';
import { PeriodField } from '../../../../lists/PeriodField';
import { useReportUrl } from '../../../../lists/reportUrl';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { useMay } from '../../../../session/useMay';
import { day } from '../../../../text/day';
import { dotted } from '../../../../text/dotted';
import { ReverseEntryDialog } from '../ReverseEntryDialog';
import { CashBookTable } from './CashBookTable';

/** Every entry of an account in some days, from its opening to its closing balance. */
export function CashBookPanel({ account: { id, name } }: { account: BankAccount }) {
  const { period, onReport } = useReportUrl();
  const book = useQuery(cashBookQuery(id, period));
  const paper = useRef<HTMLDivElement>(null);
  const [isSaving, setSaving] = useState(false);
  const may = useMay();
  const [reversing, setReversing] = useState<BankTransaction>();
  const head = `Cash Book · ${name} · ${day(period.from)} to ${day(period.to)}`;

  async function save() {
    setSaving(true);
    try {
      downloadCsv(`Cash book ${name} ${period.from} ${period.to}`, await fetchCashBook(id, period));
    } catch (error) {
      reportFailure('Failed to save the cash book', error);
    }
    setSaving(false);
  }

  return (
    <Stack gap={4}>
      <Inline justify="between" align="end" gap={4}>
        <PeriodField period={period} onPeriod={onReport} />
        <Inline gap={2}>
          <Button pending={isSaving} disabled={!book.data} onClick={() => void save()}>
            <Download aria-hidden="true" />
            Save as CSV
          </Button>
          <PaperButton content={paper} title={head} head={head} disabled={!book.data}>
            Print
          </PaperButton>
        </Inline>
      </Inline>
      <Fetched query={book} subject="the cash book">
        {(found) => (
          <PaperSheet content={paper} head={head}>
            <CashBookTable
              book={found}
              name={name}
              from={period.from}
              onReverse={may('reverseBankCost') ? setReversing : undefined}
            />
          </PaperSheet>
        )}
      </Fetched>
      {reversing && (
        <ReverseEntryDialog
          entry={reversing.entry}
          on={reversing.on}
          account={id}
          text={dotted(day(reversing.on), reversing.description)}
          onClose={() => setReversing(undefined)}
        />
      )}
    </Stack>
  );
}
