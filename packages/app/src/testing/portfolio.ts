import { getLandlord, type Landlord, listLandlords } from '@rentsafe/domain/landlord';
import type { Party } from '@rentsafe/domain/party';
import {
  createProperty,
  getProperty,
  listOwnerships,
  listProperties,
  type Property,
  type PropertyCreation,
} from '@rentsafe/domain/property';
import { listUnits, type Unit, type UnitState } from '@rentsafe/domain/unit';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';

const person = (id: number, name: string): Party => ({ type: 'individual', id, name });
const company = (id: number, name: string): Party => ({ type: 'company', id, name });

const landlord = (id: number, party: Party, held: string): Landlord => ({
  id,
  client: ownBook,
  party,
  vat_registered: false,
  vat_number: null,
  rent_tax: 'withhold',
  bank_name: 'CBZ',
  bank_branch: 'Borrowdale',
  account_number: '01123456789012',
  bank_since: '2025-04-01',
  properties: 3,
  held: [{ amount: held, currency: 'USD' }],
  version: 1,
});

export const sampleLandlords = [
  landlord(1, person(3, 'Rudo Makoni'), '1250.00'),
  landlord(2, company(2, 'Msasa Holdings'), '310.50'),
] as const;

type Sample = [address: string, unit: string, state: UnitState, tenant: Party | null, rent: string];

const samples: Sample[] = [
  ['12 King George Road, Avondale, Harare', '1', 'occupied', person(11, 'Tendai Moyo'), '450.00'],
  ['5 Mutare Road, Msasa, Harare', 'B2', 'occupied', company(12, 'Msasa Court Traders'), '2400.00'],
  ['28 Josiah Tongogara Avenue, Bulawayo', '14', 'vacant', null, ''],
  ['77 Samora Machel Avenue, Harare', '3F', 'occupied', company(13, 'Baobab Stores'), '1200.00'],
  ['9 Jacaranda Close, Borrowdale, Harare', '4', 'occupied', person(14, 'Nomsa Dube'), '380.00'],
  ['3 Main Street, Gweru', '2', 'maintenance', null, ''],
];

/** The Property List of the mocked backend. */
export const sampleUnits: readonly Unit[] = samples.map(
  ([address, unit_number, state, tenant, rent], index) => ({
    id: index + 1,
    property: { id: index + 1, name: address.split(', ')[0] ?? '' },
    unit_number,
    address,
    landlord: sampleLandlords[index % 2]?.party ?? null,
    state,
    lease: tenant && { id: index + 1, number: `L-000${index + 1}` },
    tenant,
    rent: tenant && { amount: rent, currency: 'USD' },
    version: 1,
  }),
);

const [, shop] = sampleUnits as [Unit, Unit];

/** The list of units: one property has two. */
const listedUnits: readonly Unit[] = sampleUnits.toSpliced(2, 0, {
  ...shop,
  id: 7,
  unit_number: 'B3',
  state: 'vacant',
  lease: null,
  tenant: null,
  rent: null,
});

/** A page of units with its totals, as the backend makes it. */
function unitPageOf(units: readonly Unit[], request: MockedRequest) {
  const { query } = request;
  const found = units.filter(
    ({ state, property }) =>
      state === (query.get('state') ?? state) && property.id === Number(query.get('property') ?? property.id),
  );
  const page = pageOf(found, request);
  if (page instanceof Response) return page;
  const count = (wanted: UnitState) => found.filter(({ state }) => state === wanted).length;
  const rent = found.reduce((sum, unit) => sum + Number(unit.rent?.amount ?? 0), 0);
  const totals = {
    properties: new Set(found.map(({ property }) => property.id)).size,
    units: found.length,
    occupied: count('occupied'),
    vacant: count('vacant'),
    maintenance: count('maintenance'),
    monthly_rent: rent > 0 ? [{ amount: rent.toFixed(2), currency: 'USD' as const }] : [],
  };
  return { ...page, totals };
}

/** A house on record, with the unit of that id. */
export function sampleProperty(id: number): Property {
  const unit = sampleUnits.find((each) => each.id === id) ?? (sampleUnits[0] as Unit);
  const [street = '', area = '', city = area] = unit.address.split(', ');
  const [street_number = '', ...street_name] = street.split(' ');
  return {
    id,
    client: ownBook,
    name: street,
    property_type: 'House',
    property_details: 'Three bedrooms, borehole',
    building_name: null,
    street_number,
    street_name: street_name.join(' '),
    area: city === area ? null : area,
    city_town: city,
    province: null,
    country: 'Zimbabwe',
    area_code: null,
    reserve: [],
    repair_limit: [{ amount: '200.00', currency: 'USD' }],
    value: [],
    landlord: unit.landlord ?? sampleLandlords[0].party,
    owned_from: '2024-01-01',
    units: [{ id: unit.id, unit_number: unit.unit_number, state: unit.state }],
    version: 1,
  };
}

/** A portfolio with nothing in it as yet. */
export const noUnits = answer(listUnits, (request) => unitPageOf([], request));

/** A property that was just added. */
export const createdProperty = ({
  client: _,
  landlord,
  units,
  reserve: __,
  ...details
}: PropertyCreation): Property => ({
  property_details: null,
  building_name: null,
  street_number: null,
  street_name: null,
  area: null,
  province: null,
  country: null,
  area_code: null,
  ...details,
  id: 9,
  client: ownBook,
  name: details.building_name || details.city_town,
  reserve: [],
  repair_limit: [],
  value: [],
  landlord: { ...landlord, name: 'Tariro Ncube' },
  units: [{ id: 90, unit_number: units?.[0]?.unit_number ?? '1', state: 'vacant' }],
  version: 1,
});

/** The mocked backend's part for properties, landlords and units. */
export const portfolio = [
  answer(listUnits, (request) => unitPageOf(listedUnits, request)),
  answer(listLandlords, (request) => pageOf(sampleLandlords, request)),
  answer(getLandlord, ({ ids }) => sampleLandlords[Number(ids.id) - 1] ?? sampleLandlords[0]),
  answer(listProperties, (request) => pageOf([1, 3, 5].map(sampleProperty), request)),
  answer(getProperty, ({ ids }) => sampleProperty(Number(ids.id))),
  answer(listOwnerships, ({ ids }) => {
    const { landlord, owned_from } = sampleProperty(Number(ids.id));
    return [{ id: 1, landlord, from_on: owned_from, to_on: null }];
  }),
  answer(createProperty, ({ body }) => createdProperty(body as PropertyCreation)),
];
