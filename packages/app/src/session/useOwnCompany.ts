import { useMe } from './useMe';

/** The record of the company that the caller's client is; null for none, undefined while, or where, it is not known. */
export const useOwnCompany = (): number | null | undefined => useMe().data?.company;
