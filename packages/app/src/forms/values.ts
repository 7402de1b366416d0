/** A record by its id, as it is sent, of one that is read with its name. */
export const idValue = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' ? value?.id : value;

/** An amount as it is read: 40 and 40.00 are one. */
export const amountValue = <Amount extends { amount: string }>(typed: Amount | null | undefined) =>
  typed && { ...typed, amount: Number(typed.amount).toFixed(2) };
