/** Property types by their use. */
export const propertyTypes = {
  Residential: ['House', 'Cottage', 'Townhouse', 'Flats', 'Small Holdings'],
  Commercial: ['Offices', 'Industrial', 'Hospitality'],
  Agricultural: ['Plot', 'Small Farm', 'Commercial Farm'],
  Land: ['Undeveloped'],
} as const;
export type PropertyUse = keyof typeof propertyTypes;
export type PropertyType = (typeof propertyTypes)[PropertyUse][number];
