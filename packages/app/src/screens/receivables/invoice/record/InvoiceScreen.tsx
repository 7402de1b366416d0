import { formatMoney } from '@rentsafe/domain/money';
import { joinParts } from '@rentsafe/domain/text';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { invoiceQuery } from '../../../../calls/invoicing';
import { useCredit } from '../../../../charge/useCredit';
import { invoicesPath } from '../../../../paths';
import { PaperButton } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { useRecord } from '../../../../record/useRecord';
import { dotted } from '../../../../text/dotted';
import { CreditMenu } from './CreditMenu';
import { documentName } from './documentName';
import { InvoicePaper } from './InvoicePaper';

const frame = { kind: 'invoice', trail: [{ label: 'Invoicing', href: invoicesPath }] } as const;

export function InvoiceScreen() {
  const id = Number(useParams().id);
  const found = useRecord(invoiceQuery(id));
  const credit = useCredit();
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
            title={joinParts([record.number, record.tenant?.name], ' ')}
            head={`${name} ${record.number}`}
          >
            {record.kind === 'invoice' ? 'Print invoice' : 'Print credit note'}
          </PaperButton>
          {credit.mayCredit && record.kind === 'invoice' && (
            <CreditMenu charges={record.charges} credit={credit.trigger} />
          )}
        </>
      }
    >
      <div ref={paper}>
        <InvoicePaper invoice={record} />
      </div>
      {opened && <opened.Dialog charge={opened.subject} onClose={credit.onClose} />}
    </RecordFrame>
  );
}
