import type { Disbursement } from '@rentsafe/domain/disbursement';

/** Whether the reader prepared it, or changed it since: they are no second person. */
export const isOwnWork = (
  { made_by, edited_by }: Pick<Disbursement, 'made_by' | 'edited_by'>,
  reader: number | null | undefined,
): boolean => [made_by, ...edited_by].some(({ id }) => id === reader);
