import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { receiptQuery } from '../../api/receipts';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { amountText } from '../../page/Amounts';
import { dotted } from '../../page/dotted';
import { receiptsPath } from '../../page/recordPaths';
import { useStepLevel } from '../../session/useMay';
import { PaperButton, PaperSheet } from '../record/Paper';
import { RecordFrame } from '../record/RecordFrame';
import { useRecord } from '../record/useRecord';
import { ReceiptDetails } from './ReceiptDetails';
import { actionLabels, actionsOf, type ReceiptTask } from './receiptActions';

const frame = { kind: 'receipt', trail: [{ label: 'Receipts', href: receiptsPath }] } as const;

interface TaskDialogProps {
  task: ReceiptTask;
  onClose: () => void;
}

const loadDialog = async () => (await import('./ReceiptDialog')).ReceiptDialog;

export function ReceiptScreen() {
  const id = Number(useParams().id);
  const found = useRecord(receiptQuery(id));
  const level = useStepLevel();
  const task = useLazyDialog<ReceiptTask, TaskDialogProps>(loadDialog, 'The form could not be opened');
  const paper = useRef<HTMLDivElement>(null);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const title = `Receipt ${record.number}`;
  const description = dotted(record.tenant?.name ?? record.payer, amountText(record.amount));
  const head = `${title} · ${description}`;
  const { trigger, opened } = task;
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
          {actionsOf(record, level).map((action, place) => (
            <OpeningButton
              // biome-ignore lint/suspicious/noArrayIndexKey: the button that opened a form becomes that of the next step, and has the focus again
              key={place}
              variant={action === 'identify' || action === 'allocate' ? 'primary' : 'secondary'}
              pending={trigger.opening?.action === action}
              trigger={trigger}
              subject={{ action, receipt: record }}
            >
              {actionLabels[action]}
            </OpeningButton>
          ))}
        </>
      }
    >
      <PaperSheet content={paper} head={head}>
        <ReceiptDetails receipt={record} />
      </PaperSheet>
      {opened && <opened.Dialog task={opened.subject} onClose={task.onClose} />}
    </RecordFrame>
  );
}
