/** The product's names. */
export const brand = {
  name: 'RentSafe',
  rental: 'RentSafe',
  accounting: 'CountSafe',
} as const;
