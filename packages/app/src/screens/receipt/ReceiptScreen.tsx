import { joinParts } from '@rentsafe/domain/text';
import { ADMIN } from '@rentsafe/domain/user';
import { Button } from '@rentsafe/ui/Button';
import { PrintButton, PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { receiptQuery } from '../../api/receipts';
import { useLogin } from '../../login/useLogin';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { amountText } from '../../page/Amounts';
import { brand } from '../../page/brand';
import { showPrintProblem } from '../../page/printProblem';
import { receiptsPath } from '../../page/recordPaths';
import { useSingleKeys } from '../../page/singleKeys';
import { useMe } from '../../session/useMe';
import { AbsentRecord, RecordFrame } from '../record/RecordFrame';
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
  const isAdmin = useMe().data?.access_level === ADMIN;
  const task = useLazyDialog<ReceiptTask, TaskDialogProps>(loadDialog, 'The form could not be opened');
  const paper = useRef<HTMLDivElement>(null);
  const singleKeys = useSingleKeys();
  const username = useLogin()?.username;
  if ('absence' in found) return <AbsentRecord {...frame} {...found} />;
  const { record } = found;
  const title = `Receipt ${record.number}`;
  const description = joinParts([record.tenant?.name ?? record.payer, amountText(record.amount)], ' · ');
  const { trigger, opened } = task;
  return (
    <RecordFrame
      {...frame}
      name={record.number}
      description={description}
      actions={
        <>
          <PrintButton
            content={paper}
            documentTitle={title}
            runningHead={`${title} · ${description}`}
            shortcut={singleKeys ? 'letter' : 'command'}
            onProblem={showPrintProblem}
          >
            Print receipt
          </PrintButton>
          {actionsOf(record, isAdmin).map((action, place) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: the button that opened a form becomes that of the next step, and has the focus again
              key={place}
              variant={action === 'identify' || action === 'allocate' ? 'primary' : 'secondary'}
              pending={trigger.opening?.action === action}
              onPointerEnter={trigger.onIntent}
              onFocus={trigger.onIntent}
              onClick={() => trigger.onOpen({ action, receipt: record })}
            >
              {actionLabels[action]}
            </Button>
          ))}
        </>
      }
    >
      <div ref={paper}>
        <PrintHeader title={`${title} · ${description}`} brand={brand.name} />
        <ReceiptDetails receipt={record} />
        <PrintFooter user={username} />
      </div>
      {opened && <opened.Dialog task={opened.subject} onClose={task.onClose} />}
    </RecordFrame>
  );
}
