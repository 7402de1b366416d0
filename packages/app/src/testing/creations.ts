import { type BranchInput, createBranch } from '@rentsafe/domain/branch';
import { type CompanyInput, createCompany, lookUpCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import {
  createIndividual,
  fullName,
  type IndividualInput,
  lookUpIndividual,
} from '@rentsafe/domain/individual';
import {
  createCity,
  createProvince,
  createSuburb,
  getCity,
  getCountry,
  getProvince,
  listCountries,
  type PlacePatch,
  updateCity,
  updateProvince,
  updateSuburb,
} from '@rentsafe/domain/location';
import { locations } from '@rentsafe/domain/places';
import { answer, refuse } from './answer';
import { cities, provinces } from './samplePlaces';

const found = <T extends { id: number }>(list: readonly T[], id: string | undefined) =>
  list.find((place) => place.id === Number(id)) ?? refuse(404, { detail: 'Not found.' });

/** Ids of what the mocked backend creates. */
export const CREATED = { individual: 901, company: 902, branch: 903, place: 904 };

const known = sampleIndividualRow(0);
const knownCompany = sampleCompanyReport(0);

/** The mocked backend's part for the create dialogs. */
export const creations = [
  answer(listCountries, () => locations.map(({ id, name, code }) => ({ id, name, code }))),
  answer(getCountry, ({ ids }) => found(locations, ids.id)),
  answer(getProvince, ({ ids }) => found(provinces, ids.id)),
  answer(getCity, ({ ids }) => found(cities, ids.id)),
  ...[createProvince, createCity, createSuburb].map((call) =>
    answer(call, ({ body }) => ({ id: CREATED.place, name: (body as PlacePatch).name, version: 1 })),
  ),
  ...[updateProvince, updateCity, updateSuburb].map((call) =>
    answer(call, ({ ids, body }) => {
      const { name, version } = body as PlacePatch;
      return { id: Number(ids.id), name, version: version + 1 };
    }),
  ),
  answer(createIndividual, ({ body }) => {
    const { addresses: _, contact_details: __, ...person } = body as IndividualInput;
    return { ...person, id: CREATED.individual, is_active: true };
  }),
  answer(createCompany, ({ body }) => {
    const { addresses: _, profile: __, ...company } = body as CompanyInput;
    return {
      id: CREATED.company,
      company: { ...company, id: CREATED.company },
      branch: { id: CREATED.branch, branch_name: 'Head Office' },
    };
  }),
  answer(createBranch, ({ body }) => {
    const { company, branch_name } = body as BranchInput;
    return { id: CREATED.branch, branch_name, company: { id: company, registration_name: 'Its company' } };
  }),
  answer(lookUpIndividual, ({ query }) => ({
    match:
      query.get('identification_number') === known.identification_number
        ? { id: known.id, name: fullName(known) }
        : null,
  })),
  answer(lookUpCompany, ({ query }) => ({
    match:
      query.get('registration_number') === knownCompany.registration_number
        ? { id: knownCompany.id, name: knownCompany.registration_name }
        : null,
  })),
];
