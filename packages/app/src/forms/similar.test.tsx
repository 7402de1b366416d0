import { sampleCompanyReport, sampleIndividualReport, sampleIndividualRow } from '@rentsafe/domain/fixtures';
import { findSimilarIndividuals, fullName } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../testing/answer';
import { SIMILAR } from '../testing/creations';
import { formOf } from '../testing/forms';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { dialogOf, fillIn, openForm } from '../wholeApp/dialogForm';
import { renderApp } from '../wholeApp/renderApp';

beforeEach(() => void signedIn());

const known = sampleIndividualRow(0);

test('a namesake born on the same day is pointed out while one types, and what is typed stays', async () => {
  const { user, dialog } = await openForm(formOf.individual, {
    'First Name': SIMILAR.first_name,
    'Last Name': 'Moyo',
  });
  expect(within(dialog).queryByText(/may already be on record/)).toBeNull();
  await fillIn(user, dialog, { 'Date Of Birth': '05/03/1990' });
  await user.tab();
  expect(await within(dialog).findByText('This individual may already be on record.')).toBeVisible();
  const link = within(dialog).getByRole('link', { name: new RegExp(fullName(known)) });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', `${HOME_PATH}/individuals/1`);
});

test('a company of a similar name is pointed out while one types', async () => {
  const { dialog } = await openForm(formOf.company, { 'Registered Name': SIMILAR.registration_name });
  expect(await within(dialog).findByText('This company may already be on record.')).toBeVisible();
  expect(
    within(dialog).getByRole('link', {
      name: new RegExp(sampleCompanyReport(0).registration_name.slice(0, 6)),
    }),
  ).toBeVisible();
});

test('on a record an Admin is led from it to the merge; a record is not similar to itself', async () => {
  const [own, other] = [sampleIndividualReport(1), sampleIndividualReport(2)];
  server.use(
    answer(findSimilarIndividuals, () => ({
      results: [own, other].map((row) => ({
        id: row.id,
        name: fullName(row),
        number: row.identification_number,
      })),
    })),
  );
  const { user } = renderApp(`${HOME_PATH}/individuals/2`);
  await screen.findByText('This individual may already be on record.');
  const merge = screen.getAllByRole('button', { name: 'Compare and merge' });
  expect(merge).toHaveLength(1);
  await user.click(merge[0] as HTMLElement);
  const dialog = await dialogOf(`Merge ${fullName(own)}`);
  expect(within(dialog).getByRole('combobox', { name: /to keep/ })).toHaveValue(fullName(other));
  expect(await within(dialog).findByRole('table', { name: /field by field/ })).toHaveTextContent(
    other.identification_number ?? '',
  );
});
