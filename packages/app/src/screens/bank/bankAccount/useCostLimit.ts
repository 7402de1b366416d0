import type { BankLine } from '@rentsafe/domain/bankStatement';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../../../calls/books';
import { useStepLevel } from '../../../session/useMay';
import { useMe } from '../../../session/useMe';

/**
 * Why a User may not post a line as a cost: it is above the limit of the book. Undefined where they may, for an Admin, and in the
 * other currency, which the server compares.
 */
export function useCostLimit(line: BankLine | undefined): string | undefined {
  const isUser = useStepLevel() === 'user';
  const client = useMe().data?.client;
  const { data } = useQuery({ ...bookQuery(client ?? 0), enabled: isUser && client !== undefined });
  if (!isUser || !data || line?.currency !== data.cost_limit.currency) return undefined;
  const { amount, currency } = data.cost_limit;
  return toMinor(line.amount.replace('-', '')) > toMinor(amount)
    ? `An Admin posts costs above ${formatMoney(amount, currency)}.`
    : undefined;
}
