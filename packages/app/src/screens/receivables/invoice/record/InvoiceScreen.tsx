import type { Invoice } from '@rentsafe/domain/charge';
import { formatMoney } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { invoiceQuery } from '../../../../calls/invoicing';
import { useCredit } from '../../../../charge/useCredit';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { invoicesPath } from '../../../../paths';
import { PaperButton } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { useRecord } from '../../../../record/useRecord';
import { useMay } from '../../../../session/useMay';
import { dotted } from '../../../../text/dotted';
import { CreditMenu } from './CreditMenu';
import { documentName } from './documentName';
import type { FiscalDialogProps } from './FiscalDialog';
import { InvoicePaper } from './InvoicePaper';

const loadFiscal = async () => (await import('./FiscalDialog')).FiscalDialog;

const frame = { kind: 'invoice', trail: [{ label: 'Invoicing', href: invoicesPath }] } as const;

export function InvoiceScreen() {
  const id = Number(useParams().id);
  const found = useRecord(invoiceQuery(id));
  const credit = useCredit();
  const may = useMay();
  const fiscal = useLazyDialog<Invoice, FiscalDialogProps>(loadFiscal, 'The form could not be opened');
  const paper = useRef<HTMLDivElement>(null);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const name = documentName(record);
  const { opened } = credit;
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={dotted(name, record.tenant?.name, formatMoney(record.total, record.currency))}
      actions={
        <>
          <PaperButton
            content={paper}
            client={record.client}
            agency={record.agency}
            title={joinParts([record.number, record.tenant?.name], ' ')}
            head={`${name} ${record.number}`}
          >
            {record.kind === 'invoice' ? 'Print invoice' : 'Print credit note'}
          </PaperButton>
          {record.seller.vat_registered && may('putFiscalReceipt') && (
            <OpeningButton trigger={fiscal.trigger} subject={record}>
              Fiscal receipt…
            </OpeningButton>
          )}
          {credit.mayCredit && record.kind === 'invoice' && (
            <CreditMenu charges={record.charges} credit={credit.trigger} />
          )}
        </>
      }
    >
      <div ref={paper}>
        <InvoicePaper invoice={record} />
      </div>
      {fiscal.opened && <fiscal.opened.Dialog invoice={fiscal.opened.subject} onClose={fiscal.onClose} />}
      {opened && <opened.Dialog charge={opened.subject} onClose={credit.onClose} />}
    </RecordFrame>
  );
}
