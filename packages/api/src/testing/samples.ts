import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';

/** A right body of each call that takes one; `nth` keeps numbers and e-mails apart. */
export const bodies: Readonly<Record<string, (nth: number) => unknown>> = {
  login: () => ({ username: 'tariro@rentsafe.example', password: 'not the password' }),
  refreshSession: () => ({ refresh: 'a'.repeat(43) }),
  checkInvitation: () => ({ token: 'a'.repeat(43) }),
  changePassword: () => ({ current_password: 'not the password', password: 'Jacaranda rain on tin 4' }),
  setPassword: () => ({ token: 'a'.repeat(43), password: 'Jacaranda rain on tin 4' }),
  createIndividual: (nth) => sampleIndividual(100_000 + nth),
  createCompany: (nth) => sampleCompany(100_000 + nth),
  createBranch: (nth) => ({
    company: 1,
    branch_name: `Branch ${nth}`,
    addresses: [{ city_id: 1, street_address: '1 Samora Machel Avenue', is_primary: true }],
    contacts: [{ individual: 1, position: 'Caretaker', contact_type: 'caretaker', is_primary: true }],
  }),
  updateIndividual: (nth) => {
    const { identification_type, ...rest } = sampleIndividual(200_000 + nth);
    return { ...rest, version: 1 };
  },
  updateCompany: (nth) => ({ ...sampleCompany(200_000 + nth), version: 1 }),
  updateBranch: (nth) => ({
    branch_name: `Renamed ${nth}`,
    addresses: [{ city_id: 2, street_address: '2 Samora Machel Avenue' }],
    contacts: [{ individual: 2, position: 'Manager', contact_type: 'manager', is_primary: true }],
    version: 1,
  }),
  recordIndividualAccess: () => ({ action: 'reopen' }),
  recordCompanyAccess: () => ({ action: 'print' }),
  mergeIndividual: () => ({ into: 6, version: 1 }),
  mergeCompany: () => ({ into: 6, version: 1 }),
  anonymiseIndividual: () => ({ reason: 'The person asked for it.', version: 1 }),
  recordExport: () => ({ list: 'individuals', action: 'csv', rows: 20, q: 'moyo' }),
  createProvince: (nth) => ({ country: 1, name: `Province ${nth}`, code: 'P' }),
  createCity: (nth) => ({ province: 1, name: `City ${nth}` }),
  createSuburb: (nth) => ({ city: 1, name: `Suburb ${nth}` }),
  updateProvince: (nth) => ({ name: `Renamed ${nth}`, version: 1 }),
  updateCity: (nth) => ({ name: `Renamed ${nth}`, version: 1 }),
  updateSuburb: (nth) => ({ name: `Renamed ${nth}`, version: 1 }),
  createClient: (nth) => ({ name: `Client ${nth}`, company: 1 }),
  createUser: (nth) => ({
    first_name: 'Rudo',
    last_name: 'Chikafu',
    email: `rudo.${nth}@rentsafe.example`,
    access_level: 2,
  }),
  updateUser: () => ({ version: 1, first_name: 'Rudo', access_level: 2 }),
  logout: () => ({}),
};
