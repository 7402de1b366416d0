import type { Invoice, InvoiceRow } from '@rentsafe/domain/charge';
import { Button } from '@rentsafe/ui/Button';
import { toast } from '@rentsafe/ui/Toast';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import { readInvoices } from '../../../../calls/invoicing';
import { recordListExport } from '../../../../calls/listExport';
import { PrintNow } from '../../../../lists/PrintNow';
import { InvoicePaper } from '../record/InvoicePaper';
import * as styles from './PrintInvoices.css';

interface PrintInvoicesProps {
  /** How many match. */
  count: number;
  /** What was searched for; '' for nothing. */
  q: string;
  /** Reads all that match. Throws `ApiError`. */
  fetchAll: () => Promise<readonly InvoiceRow[]>;
}

/** Prints every invoice that matches, in the order of their numbers, each on a sheet of its own. */
export function PrintInvoices({ count, q, fetchAll }: PrintInvoicesProps) {
  const [isReading, setIsReading] = useState(false);
  const [documents, setDocuments] = useState<readonly Invoice[]>();

  async function print() {
    setIsReading(true);
    try {
      const rows = await fetchAll();
      setDocuments(await readInvoices(rows.map(({ id }) => id).toReversed()));
      recordListExport({ list: 'invoices', action: 'print', rows: rows.length, q });
    } catch (error) {
      toast.error('Could not print the invoices', { description: errorSentence(error) });
    } finally {
      setIsReading(false);
    }
  }

  return (
    <>
      <Button pending={isReading || documents !== undefined} onClick={() => void print()}>
        <Printer aria-hidden="true" />
        {count === 1 ? 'Print 1 invoice' : `Print ${count} invoices`}
      </Button>
      {documents && (
        <PrintNow name="Invoices" onPrinted={() => setDocuments(undefined)}>
          {documents.map((invoice) => (
            <div key={invoice.id} className={styles.sheet}>
              <InvoicePaper invoice={invoice} />
            </div>
          ))}
        </PrintNow>
      )}
    </>
  );
}
