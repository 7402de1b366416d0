import type { Tax } from '@rentsafe/domain/tax';

export const taxTexts: Readonly<Record<Tax, string>> = {
  vat: 'VAT',
  rent_tax: 'Presumptive Rental Income Tax',
};
