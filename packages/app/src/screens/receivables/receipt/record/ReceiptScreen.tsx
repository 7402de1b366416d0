import { useParams } from 'react-router-dom';
import { receiptQuery } from '../../../../calls/receipts';
import { receiptsPath } from '../../../../paths';
import { useRecordPaper } from '../../../../record/Paper';
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
  const paperOf = useRecordPaper('record' in found ? found.record.client : undefined);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const title = `Receipt ${record.number}`;
  const description = dotted(record.tenant?.name ?? record.payer, amountText(record.amount));
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={description}
      paper={paperOf({ title, head: `${title} · ${description}`, printLabel: 'Print receipt' })}
      actions={<StepActions kind={receiptKind} record={record} />}
    >
      <ReceiptDetails receipt={record} />
    </RecordFrame>
  );
}
