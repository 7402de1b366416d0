import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { disbursementQuery } from '../../../../calls/disbursements';
import { useLogin } from '../../../../login/useLogin';
import { disbursementsPath } from '../../../../paths';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
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
  const paper = useRef<HTMLDivElement>(null);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const { number, party, state } = record;
  const title = `Remittance Advice ${number}`;
  const head = `${title} · ${party.name}`;
  const isSettled = state === 'approved' || state === 'paid';
  return (
    <RecordFrame
      {...frame}
      name={number}
      description={dotted(party.name, amountText(record))}
      actions={
        <>
          <StepActions
            kind={disbursementKind}
            record={record}
            looks={isOwnWork(record, reader) ? ownWork : {}}
          />
          {isSettled && (
            <PaperButton content={paper} title={title} head={head}>
              Print remittance advice
            </PaperButton>
          )}
        </>
      }
    >
      <RecordTabs
        kind="disbursement"
        id={id}
        name={number}
        details={<DisbursementDetails disbursement={record} />}
      />
      {isSettled && (
        <div hidden>
          <PaperSheet content={paper} head={head}>
            <PaymentAdvice disbursement={record} />
          </PaperSheet>
        </div>
      )}
    </RecordFrame>
  );
}
