import { brand } from '../frame/brand';
import { useMe } from './useMe';

/** The client of who is signed in, as the register of clients names it. */
export const useClientName = (): string => useMe().data?.client_name ?? brand.name;
