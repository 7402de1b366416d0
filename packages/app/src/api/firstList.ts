import { pathOf } from '@rentsafe/domain/contract';
import { listStateOf } from '../screens/list/listUrl';
import { tabOf } from '../screens/paymentStatus/tabs';

// The paths stand here without the schemas, so that the request can leave before those are loaded; a test compares them.
const paths = {
  individual: { list: '/api/individuals/', search: '/api/individuals/search/' },
  company: { list: '/api/branches/', search: '/api/branches/search/' },
};

/** The request with which the payment-status screen of this address begins; null when it needs none. */
export function firstListPath(search: URLSearchParams): string | null {
  const tab = tabOf(search);
  if (tab === 'overview') return null;
  const { q, page } = listStateOf(search, tab);
  const { list, search: searched } = paths[tab];
  return pathOf({ path: q ? searched : list }, {}, { q, page });
}
