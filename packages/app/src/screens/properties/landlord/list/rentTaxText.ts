import type { Landlord } from '@rentsafe/domain/landlord';

const texts = { withhold: 'Withheld from rent', self: 'Paid by the landlord' };

/** Who pays the tax on rent. */
export const rentTaxText = (tax: Landlord['rent_tax']): string => texts[tax];
