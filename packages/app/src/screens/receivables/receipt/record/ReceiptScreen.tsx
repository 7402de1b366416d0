import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { receiptQuery } from '../../../../calls/receipts';
import { receiptsPath } from '../../../../paths';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { amountText } from '../../../../text/Amounts';
import { dotted } from '../../../../text/dotted';
import { ReceiptDetails } from './ReceiptDetails';
import { receiptKind } from './receiptKind';

const frame = { kind: 'receipt', trail: [{ label: 'Receipts', href: receiptsPath }] } as const;

export function ReceiptScreen() {
  const id = Number(useParams().id);
  const found = useRecord(receiptQuery(id));
  const paper = useRef<HTMLDivElement>(null);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const title = `Receipt ${record.number}`;
  const description = dotted(record.tenant?.name ?? record.payer, amountText(record.amount));
  const head = `${title} · ${description}`;
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={description}
      actions={
        <>
          <PaperButton content={paper} title={title} head={head}>
            Print receipt
          </PaperButton>
          <StepActions kind={receiptKind} record={record} />
        </>
      }
    >
      <PaperSheet content={paper} head={head}>
        <ReceiptDetails receipt={record} />
      </PaperSheet>
    </RecordFrame>
  );
}
