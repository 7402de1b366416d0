import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import { pathOf } from '@rentsafe/domain/contract';
import { listIndividuals, searchIndividuals } from '@rentsafe/domain/individual';
import { listStateOf } from '../lists/listUrl';
import { tabOf } from '../screens/paymentStatus/tabs';

const calls = {
  individual: { list: listIndividuals, search: searchIndividuals },
  company: { list: listBranches, search: searchBranches },
};

/** The request with which the payment-status screen of this address begins; null when it needs none. */
export function firstListPath(search: URLSearchParams): string | null {
  const tab = tabOf(search);
  if (tab === 'overview') return null;
  const { q, page } = listStateOf(search, tab);
  return pathOf(calls[tab][q ? 'search' : 'list'], {}, { q, page });
}
