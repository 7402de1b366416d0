import { useParams } from 'react-router-dom';
import { disbursementQuery } from '../../../../calls/disbursements';
import { useLogin } from '../../../../login/useLogin';
import { disbursementsPath } from '../../../../paths';
import { useRecordPaper } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { RecordTabs } from '../../../../record/RecordTabs';
import { StepActions } from '../../../../record/StepActions';
import { useRecord } from '../../../../record/useRecord';
import { amountText } from '../../../../text/Amounts';
import { dotted } from '../../../../text/dotted';
import { DisbursementDetails } from './DisbursementDetails';
import { disbursementKind } from './disbursementKind';
import { isOwnWork } from './ownWork';
import { PaymentAdvice } from './PaymentAdvice';

const frame = {
  kind: 'disbursement',
  trail: [{ label: 'Disbursements', href: disbursementsPath }],
} as const;

/** Whoever worked on it may approve it only where nobody else could. */
const ownWork = { approve: { label: 'Approve alone…', isQuiet: true } };

export function DisbursementScreen() {
  const id = Number(useParams().id);
  const found = useRecord(disbursementQuery(id));
  const reader = useLogin()?.id;
  const paperOf = useRecordPaper('record' in found ? found.record.client : undefined);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { number, party, state } = record;
  const title = `Remittance Advice ${number}`;
  const isSettled = state === 'approved' || state === 'paid';
  const advice = paperOf({
    title,
    head: `${title} · ${party.name}`,
    printLabel: 'Print remittance advice',
    content: <PaymentAdvice disbursement={record} />,
  });
  return (
    <RecordFrame
      {...frame}
      name={number}
      description={dotted(party.name, amountText(record))}
      paper={isSettled ? advice : undefined}
      actions={
        <StepActions
          kind={disbursementKind}
          record={record}
          looks={isOwnWork(record, reader) ? ownWork : {}}
        />
      }
    >
      <RecordTabs
        kind="disbursement"
        id={id}
        name={number}
        details={<DisbursementDetails disbursement={record} />}
      />
    </RecordFrame>
  );
}
