/** What the landlord statements show until the backend supplies it: the screen tags it 'Sample data'. */
export const statementSummary = {
  landlords: '12',
  properties: '35',
  rentOwing: { usd: 'US$ 12,450.00', zwl: 'ZWL$ 1,250,000.00' },
} as const;

/** Landlords and properties in the order of their numbers, by which the form asks for a range. */
export const sampleLandlords = [
  { value: '1', label: '1 Baobab Properties' },
  { value: '2', label: '2 Rudo Makoni' },
  { value: '3', label: '3 Msasa Holdings' },
] as const;

export const sampleProperties = [
  { value: '1', label: '1 Msasa Court' },
  { value: '2', label: '2 King George Road 12' },
  { value: '3', label: '3 Avondale Offices' },
  { value: '4', label: '4 Jacaranda Flats' },
] as const;
