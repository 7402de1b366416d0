// Amounts in minor units and as text, rounding, shares, any currency, percentages.
export * from './amount.ts';
export * from './format.ts';
export * from './typed.ts';
