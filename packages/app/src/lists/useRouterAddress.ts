import type { ListAddress } from '@rentsafe/ui/ListPage';
import { useLocation, useNavigate } from 'react-router-dom';

/** The address of React Router. A list in a tab keeps it open. */
export function useRouterAddress(tab?: string): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    search,
    go: (next, options) => {
      const params = new URLSearchParams(next);
      if (tab) params.set('tab', tab);
      void navigate({ search: String(params) }, options);
    },
  };
}
