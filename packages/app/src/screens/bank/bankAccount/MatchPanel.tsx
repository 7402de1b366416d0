import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { BankLine, BankMatchInput, BankSuggestion } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/domain/money';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { MatchingList, type MatchingStatus } from '@rentsafe/ui/MatchingList';
import { SearchField } from '@rentsafe/ui/SearchField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../calls/ApiError';
import {
  bankStep,
  bankVerbs,
  openLinesQuery,
  showBankChange,
  suggestionsQuery,
} from '../../../calls/bankStatements';
import { reportFailure } from '../../../forms/refusal';
import { useDebounced } from '../../../forms/useDebounced';
import { OpeningButton } from '../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { bankPath, receiptPath } from '../../../paths';
import { useMay } from '../../../session/useMay';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import { RecordLink } from '../../../text/RecordLink';
import { renderLink } from '../../../text/renderLink';
import type { CostDialogProps } from './CostDialog';
import { useCostLimit } from './useCostLimit';

const itemOf = ({ id, description, on, reference, amount, currency }: BankLine) => ({
  id: String(id),
  title: description,
  detail: dotted(day(on), reference),
  amount: formatMoney(amount, currency),
});

const keyOf = ({ kind, id }: BankSuggestion) => `${kind} ${id}`;

const suggestionOf =
  ({ amount, currency }: BankLine) =>
  (suggestion: BankSuggestion) => {
    const { kind, number, name, on, reasons } = suggestion;
    const isLease = kind === 'lease';
    return {
      id: keyOf(suggestion),
      title: number,
      detail: isLease
        ? dotted(name, `owes ${formatMoney(suggestion.amount, currency)}`)
        : dotted(name, day(on)),
      amount: formatMoney(isLease ? amount : suggestion.amount, currency),
      reasons,
      ...(isLease && { confirmLabel: `Post a receipt for ${number}` }),
    };
  };

const matchOf = ({ kind, id }: BankSuggestion): BankMatchInput =>
  ({
    receipt: { receipts: [id] },
    disbursement: { disbursements: [id] },
    entry: { entries: [id] },
    lease: { lease: id },
  })[kind];

const statusOf = ({ data, error }: { data: unknown; error: unknown }): MatchingStatus =>
  data ? 'ready' : error ? 'failed' : 'loading';

const none: readonly never[] = [];
/** What a line can be beside what is suggested. */
interface Other {
  line: BankLine;
  as: 'cost' | 'several' | 'reverse';
}

const loadOther = async (other?: Other) => {
  if (other?.as === 'several') return (await import('./SeveralDialog')).SeveralDialog;
  if (other?.as === 'reverse') return (await import('./ReverseCostDialog')).ReverseCostDialog;
  return (await import('./CostDialog')).CostDialog;
};

/** What a line posted, which is all that it can be until that is reversed. */
function Made({ made, children }: { made: NonNullable<BankLine['made']>; children: React.ReactNode }) {
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

/** The open lines of an account, one after another, with what each may be. */
export function MatchPanel({ account: { id: account } }: { account: BankAccount }) {
  const queryClient = useQueryClient();
  const open = useQuery(openLinesQuery(account));
  // From the oldest on, as the bank wrote them.
  const lines = open.data?.results.toReversed() ?? none;
  const [lineId, setLineId] = useState('');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<{ line: number; error: unknown }>();
  const [isPosting, setPosting] = useState(false);
  const line = lines.find(({ id }) => String(id) === lineId) ?? lines[0];
  const rested = useDebounced(typed.trim());
  // What was looked for is not looked for again for the next line.
  const q = typed.trim() && rested;
  const suggested = useQuery({ ...suggestionsQuery(line?.id ?? 0, q), enabled: line !== undefined });
  const suggestions = suggested.data ?? none;
  const { trigger, opened, onClose } = useLazyDialog<Other, CostDialogProps>(
    loadOther,
    'The form could not be opened',
  );

  const choose = (id: string) => {
    setLineId(id);
    setTyped('');
    setFailure(undefined);
  };
  /** The line is no longer open: the next one takes its place. */
  const close = (matched: BankLine) => {
    const at = lines.findIndex(({ id }) => id === matched.id);
    const next = lines[at + 1] ?? lines[at - 1];
    choose(next ? String(next.id) : '');
    queryClient.setQueryData(
      openLinesQuery(account).queryKey,
      (page) =>
        page && {
          ...page,
          count: page.count - 1,
          results: page.results.filter(({ id }) => id !== matched.id),
        },
    );
    showBankChange(queryClient);
  };
  const match = async (matched: BankLine, body: BankMatchInput): Promise<boolean> => {
    setFailure(undefined);
    try {
      await bankStep(queryClient, () => bankVerbs.match(matched.id, body));
    } catch (error) {
      reportFailure('Failed to match the line', error);
      setFailure({ line: matched.id, error });
      return false;
    }
    close(matched);
    return true;
  };
  const postUnidentified = async (posted: BankLine) => {
    setPosting(true);
    await match(posted, { unidentified: true });
    setPosting(false);
  };

  const isIn = !line?.amount.startsWith('-');
  const may = useMay();
  const overLimit = useCostLimit(line);
  const hidden = (open.data?.count ?? 0) - lines.length;
  return (
    <Stack gap={3}>
      {hidden > 0 && (
        <Text tone="muted">{`The latest ${lines.length} of ${lines.length + hidden} open lines are shown.`}</Text>
      )}
      <MatchingList
        label="Open lines"
        headingLevel={2}
        items={lines.map(itemOf)}
        status={statusOf(open)}
        onRetry={() => void open.refetch()}
        value={line ? String(line.id) : ''}
        onValueChange={({ value }) => choose(value)}
        suggestions={line ? suggestions.map(suggestionOf(line)) : none}
        suggestionStatus={statusOf(suggested)}
        onRetrySuggestions={() => void suggested.refetch()}
        onConfirm={async ({ suggestion }) => {
          const found = suggestions.find((one) => keyOf(one) === suggestion.id);
          return line && found ? match(line, matchOf(found)) : false;
        }}
        error={
          failure &&
          failure.line === line?.id && <Callout tone="danger">{errorSentence(failure.error)}</Callout>
        }
        search={
          <SearchField
            label="Find a receipt, a payment or a lease"
            placeholder="Number, name or reference"
            value={typed}
            onValueChange={({ value }) => setTyped(value)}
            onClear={() => setTyped('')}
          />
        }
        actions={
          line?.made ? (
            <Made made={line.made}>
              {line.made.kind === 'entry' && may('reverseBankCost') && (
                <OpeningButton<Other> trigger={trigger} subject={{ line, as: 'reverse' }}>
                  {`Reverse ${line.made.number}…`}
                </OpeningButton>
              )}
            </Made>
          ) : (
            line && (
              <>
                {isIn && (
                  <Button
                    pending={isPosting}
                    // The second press of a double click would be on the next line.
                    onClick={({ detail }) => detail < 2 && void postUnidentified(line)}
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
            )
          )
        }
        empty={
          <EmptyState
            title="Every line is matched"
            actions={
              <>
                <Button asChild>
                  {renderLink({ href: bankPath('import', account), children: 'Import a statement' })}
                </Button>
                <Button asChild>
                  {renderLink({ href: bankPath('reconcile', account), children: 'Reconcile' })}
                </Button>
              </>
            }
          >
            Import the next statement of the bank, or reconcile the last.
          </EmptyState>
        }
      />
      {opened && (
        <opened.Dialog
          line={opened.subject.line}
          onMatched={() => close(opened.subject.line)}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
