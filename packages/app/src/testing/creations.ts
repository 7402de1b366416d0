import { findSimilarCompanies, lookUpCompany } from '@rentsafe/domain/company';
import { sampleCompanyReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { findSimilarIndividuals, fullName, lookUpIndividual } from '@rentsafe/domain/individual';
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

/** Names of which the mocked backend has similar ones. */
export const SIMILAR = { first_name: 'Namesake', registration_name: 'Similar Estates' };

const known = sampleIndividualRow(0);
const knownCompany = sampleCompanyReport(0);

/** The mocked backend's part for the create dialogs: the answers to their forms are in `mockedForms`. */
export const creations = [
  answer(listCountries, () => locations.map(({ id, name, code }) => ({ id, name, code }))),
  answer(getCountry, ({ ids }) => found(locations, ids.id)),
  answer(getProvince, ({ ids }) => found(provinces, ids.id)),
  answer(getCity, ({ ids }) => found(cities, ids.id)),
  ...[createProvince, createCity, createSuburb].map((call) =>
    answer(call, ({ body }) => ({ id: 904, name: (body as PlacePatch).name, version: 1 })),
  ),
  ...[updateProvince, updateCity, updateSuburb].map((call) =>
    answer(call, ({ ids, body }) => {
      const { name, version } = body as PlacePatch;
      return { id: Number(ids.id), name, version: version + 1 };
    }),
  ),
  answer(findSimilarIndividuals, ({ query }) => ({
    results:
      query.get('first_name') === SIMILAR.first_name
        ? [{ id: known.id, name: fullName(known), number: known.identification_number }]
        : [],
  })),
  answer(findSimilarCompanies, ({ query }) => ({
    results:
      query.get('registration_name') === SIMILAR.registration_name
        ? [{ id: knownCompany.id, name: knownCompany.registration_name, number: '77/2021' }]
        : [],
  })),
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
