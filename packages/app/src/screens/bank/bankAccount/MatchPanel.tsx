import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Callout } from '@rentsafe/ui/Callout';
import { MatchingList, type MatchingStatus } from '@rentsafe/ui/rent';
import { SearchField } from '@rentsafe/ui/SearchField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { errorSentence } from '../../../calls/ApiError';
import { listStorage } from '../../../lists/listStorage';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { itemOf, keyOf, matchOf, suggestionOf } from './bankMatches';
import type { CostDialogProps } from './CostDialog';
import { LineActions, loadOther, type Other } from './LineActions';
import { NothingOpen } from './NothingOpen';
import { AlwaysMatch } from './rules/AlwaysMatch';
import { useMatches } from './useMatches';

const statusOf = ({ data, error }: { data: unknown; error: unknown }): MatchingStatus =>
  data ? 'ready' : error ? 'error' : 'loading';

const none: readonly never[] = [];
/** The open lines of an account, one after another, with what each may be. */
export function MatchPanel({ account }: { account: BankAccount }) {
  const matches = useMatches(account.id);
  const { open, lines, line, suggested, suggestions, typed, setTyped, failure } = matches;
  const { trigger, opened, onClose } = useLazyDialog<Other, CostDialogProps>(
    loadOther,
    'The form could not be opened',
  );
  const hidden = (open.data?.count ?? 0) - lines.length;
  return (
    <Stack gap={3}>
      {hidden > 0 && (
        <Text tone="muted">{`The latest ${lines.length} of ${lines.length + hidden} open lines are shown.`}</Text>
      )}
      <MatchingList
        label="Open lines"
        headingLevel={2}
        storage={listStorage}
        items={lines.map(itemOf)}
        status={statusOf(open)}
        onRetry={() => void open.refetch()}
        value={line ? String(line.id) : ''}
        onValueChange={({ value }) => matches.choose(value)}
        suggestions={line ? suggestions.map(suggestionOf(line)) : none}
        suggestionStatus={statusOf(suggested)}
        onRetrySuggestions={() => void suggested.refetch()}
        onConfirm={async ({ suggestion }) => {
          const found = suggestions.find((one) => keyOf(one) === suggestion.id);
          return line && found ? matches.match(line, matchOf(found), found) : false;
        }}
        error={failure && <Callout tone="danger">{errorSentence(failure.error)}</Callout>}
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
          line && (
            <LineActions
              {...{ line, trigger }}
              other={suggestions.find(({ kind }) => kind === 'transfer')?.number}
              isPosting={matches.isPosting}
              onPostUnidentified={() => void matches.postUnidentified(line)}
            />
          )
        }
        empty={<NothingOpen account={account} />}
      />
      {matches.offer && (
        <AlwaysMatch
          key={matches.offer.contains}
          offer={matches.offer}
          account={account.id}
          onDone={() => matches.setOffer(undefined)}
        />
      )}
      {opened && (
        <opened.Dialog
          line={opened.subject.line}
          onMatched={() => matches.close(opened.subject.line)}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
