import type { ListAddress } from '@rentsafe/ui/ListPage';
import { useLocation, useNavigate } from 'react-router-dom';

export function useReactRouterAddress(): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  return { search, go: (next, options) => void navigate({ search: next }, options) };
}
