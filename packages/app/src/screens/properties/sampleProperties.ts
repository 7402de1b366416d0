import type { PropertyStatus, PropertyType } from '@rentsafe/domain/property';

/** A property as the list shows it. Rent a month, in US dollars. */
export interface PropertyRow {
  id: number;
  address: string;
  unit: string;
  type: PropertyType;
  tenant: string | null;
  rent: number;
  status: PropertyStatus;
}

/** What the property list shows until the backend supplies it: the screen tags it 'Sample data'. */
export const propertySummary = [
  { label: 'Total Properties', value: '35' },
  { label: 'Occupied', value: '28' },
  { label: 'Vacant', value: '5' },
  { label: 'Maintenance', value: '2' },
  { label: 'Monthly Revenue', value: '$8,500' },
] as const;

type Sample = [
  address: string,
  unit: string,
  type: PropertyType,
  tenant: string | null,
  rent: number,
  status: PropertyStatus,
];

const samples: Sample[] = [
  ['12 King George Road, Avondale, Harare', '1', 'House', 'Tendai Moyo', 450, 'Occupied'],
  ['5 Mutare Road, Msasa, Harare', 'B2', 'Industrial', 'Msasa Court Traders', 2400, 'Occupied'],
  ['28 Josiah Tongogara Avenue, Bulawayo', '14', 'Flats', null, 280, 'Vacant'],
  ['77 Samora Machel Avenue, Harare', '3F', 'Offices', 'Baobab Stores', 1200, 'Occupied'],
  ['9 Jacaranda Close, Borrowdale, Harare', '4', 'Townhouse', 'Nomsa Dube', 380, 'Occupied'],
  ['3 Main Street, Gweru', '2', 'Cottage', null, 220, 'Maintenance'],
  ['41 Robert Mugabe Way, Mutare', '7', 'Flats', 'Farai Chirwa', 310, 'Occupied'],
  ['Stand 1180, Ruwa', '', 'Undeveloped', null, 150, 'Vacant'],
];

export const sampleProperties: readonly PropertyRow[] = samples.map(
  ([address, unit, type, tenant, rent, status], index) => ({
    id: index + 1,
    address,
    unit,
    type,
    tenant,
    rent,
    status,
  }),
);
