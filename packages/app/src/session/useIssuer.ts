import { brand } from '../frame/brand';
import { useMe } from './useMe';

/** Whose invoices, receipts and statements are printed: the client of who is signed in. */
export const useIssuer = (): string => useMe().data?.client_name ?? brand.name;
