import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../calls/ApiError';
import type { DraftStore } from './useDraftStore';

/** What is sent, and where from. */
export interface Sending {
  id: number;
  queryClient: QueryClient;
  store: DraftStore;
}

export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
