/** Of a column of days: '30 Sept 2026' with the padding of its cell. */
export const dateWidth = '7.25rem';

/** The same within `manyColumns`. */
export const tightDateWidth = '6.75rem';
