import type { BankLine, BankMatchInput, BankSuggestion } from '@rentsafe/domain/bankStatement';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bankStep,
  bankVerbs,
  openLinesQuery,
  showBankChange,
  suggestionsQuery,
} from '../../../calls/bankStatements';
import { reportFailure } from '../../../forms/refusal';
import { useDebounced } from '../../../forms/useDebounced';
import { type RuleOffer, ruleOffer } from './rules/ruleOffer';

const none: readonly never[] = [];

/** The open lines of an account, what the chosen one may be, and what matches it. */
export function useMatches(account: number) {
  const queryClient = useQueryClient();
  const open = useQuery(openLinesQuery(account));
  // From the oldest on, as the bank wrote them.
  const lines = open.data?.results.toReversed() ?? none;
  const [lineId, setLineId] = useState('');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<{ line: number; error: unknown }>();
  const [isPosting, setPosting] = useState(false);
  const [offer, setOffer] = useState<RuleOffer>();
  const line = lines.find(({ id }) => String(id) === lineId) ?? lines[0];
  const rested = useDebounced(typed.trim());
  // What was looked for is not looked for again for the next line.
  const q = typed.trim() && rested;
  const suggested = useQuery({ ...suggestionsQuery(line?.id ?? 0, q), enabled: line !== undefined });
  const suggestions = suggested.data ?? none;
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
  const match = async (
    matched: BankLine,
    body: BankMatchInput,
    suggestion?: BankSuggestion,
  ): Promise<boolean> => {
    setFailure(undefined);
    try {
      await bankStep(queryClient, () => bankVerbs.match(matched.id, body));
    } catch (error) {
      reportFailure('Failed to match the line', error);
      setFailure({ line: matched.id, error });
      return false;
    }
    close(matched);
    setOffer(suggestion && ruleOffer(matched, suggestion));
    return true;
  };
  const postUnidentified = async (posted: BankLine) => {
    setPosting(true);
    await match(posted, { unidentified: true });
    setPosting(false);
  };

  return {
    ...{ open, lines, line, choose, close, match, postUnidentified, isPosting },
    ...{ suggested, suggestions, typed, setTyped, offer, setOffer },
    failure: failure?.line === line?.id ? failure : undefined,
  };
}
