/** An amount as people write it: '2,800.00' of '2800.00'. */
export const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?=\.))/g, ',');

/** A sentence with its amounts so written. */
export const withGroupedAmounts = (text: string): string =>
  text.replace(/(?<![\d.])\d{4,}\.\d{2}(?!\d)/g, grouped);
