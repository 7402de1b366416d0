import type { BankLine } from '@rentsafe/domain/bankStatement';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { useLazyDialog } from '../../../overlays/useLazyDialog';
import { receiptPath } from '../../../paths';
import { useMay } from '../../../session/useMay';
import { RecordLink } from '../../../text/RecordLink';
import type { CostDialogProps } from './CostDialog';
import { useCostLimit } from './useCostLimit';

/** What a line can be beside what is suggested. */
export interface Other {
  line: BankLine;
  as: 'cost' | 'several' | 'transfer' | 'reverse';
}

export const loadOther = async (other?: Other) => {
  if (other?.as === 'several') return (await import('./SeveralDialog')).SeveralDialog;
  if (other?.as === 'transfer') return (await import('./LineTransferDialog')).LineTransferDialog;
  if (other?.as === 'reverse') return (await import('./ReverseCostDialog')).ReverseCostDialog;
  return (await import('./CostDialog')).CostDialog;
};

/** What a line posted, which is all that it can be until that is reversed. */
function Made({ made, children }: { made: NonNullable<BankLine['made']>; children: ReactNode }) {
  const { kind, id, number } = made;
  return (
    <Stack gap={2}>
      <Text>
        This line made{' '}
        {kind === 'receipt' ? <RecordLink href={receiptPath(id)}>{number}</RecordLink> : number}. Match it
        with that, or with something else once an Admin has reversed it.
      </Text>
      {children}
    </Stack>
  );
}

interface LineActionsProps {
  line: BankLine;
  /** The account that its money may have come from or gone to. */
  other: string | undefined;
  trigger: ReturnType<typeof useLazyDialog<Other, CostDialogProps>>['trigger'];
  isPosting: boolean;
  onPostUnidentified: () => void;
}

/** What else can be done with a line. */
export function LineActions({ line, other, trigger, isPosting, onPostUnidentified }: LineActionsProps) {
  const may = useMay();
  const overLimit = useCostLimit(line);
  const isIn = !line.amount.startsWith('-');
  if (line.made) {
    return (
      <Made made={line.made}>
        {line.made.kind === 'entry' && may('reverseBankCost') && (
          <OpeningButton<Other> trigger={trigger} subject={{ line, as: 'reverse' }}>
            {`Reverse ${line.made.number}…`}
          </OpeningButton>
        )}
      </Made>
    );
  }
  return (
    <>
      {isIn && other && (
        <Callout tone="info" title={`Is this money from ${other}?`}>
          Then match it with the transfer. Its receipts are recorded already; another receipt would count the
          money twice.
        </Callout>
      )}
      {isIn && (
        <Button
          pending={isPosting}
          // The second press of a double click would be on the next line.
          onClick={({ detail }) => detail < 2 && onPostUnidentified()}
        >
          Post as unidentified
        </Button>
      )}
      <OpeningButton<Other>
        trigger={trigger}
        pending={trigger.opening?.as === 'several'}
        subject={{ line, as: 'several' }}
      >
        {isIn ? 'Several receipts…' : 'Several payments…'}
      </OpeningButton>
      <OpeningButton<Other>
        trigger={trigger}
        pending={trigger.opening?.as === 'transfer'}
        subject={{ line, as: 'transfer' }}
      >
        {isIn ? 'Transfer from…' : 'Transfer to…'}
      </OpeningButton>
      {overLimit ? (
        <Text tone="muted">{overLimit}</Text>
      ) : (
        <OpeningButton<Other>
          trigger={trigger}
          pending={trigger.opening?.as === 'cost'}
          subject={{ line, as: 'cost' }}
        >
          {isIn ? 'Interest or refund…' : 'Bank cost…'}
        </OpeningButton>
      )}
    </>
  );
}
