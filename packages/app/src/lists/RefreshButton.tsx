import { IconButton } from '@rentsafe/ui/IconButton';
import { RefreshCw } from 'lucide-react';
import type { ListResult } from './useListQuery';

/** Reads a list again. */
export function RefreshButton({ status, onRefresh }: Pick<ListResult<unknown>, 'status' | 'onRefresh'>) {
  const refreshing = status === 'refreshing';
  return (
    <IconButton label="Refresh" pending={refreshing} onClick={onRefresh}>
      {!refreshing && <RefreshCw />}
    </IconButton>
  );
}
