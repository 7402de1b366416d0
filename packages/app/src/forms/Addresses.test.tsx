import { getProvince } from '@rentsafe/domain/location';
import { HOME_PATH, me } from '@rentsafe/domain/session';
import { USER } from '@rentsafe/domain/user';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../testing/answer';
import { formOf } from '../testing/forms';
import { signedInUser } from '../testing/handlers';
import { signedIn } from '../testing/login';
import { server } from '../testing/server';
import { addAddress, openForm } from '../wholeApp/dialogForm';

const link = 'Add a city in Places';

/** An address in a province without cities. */
async function openAddress() {
  server.use(
    answer(getProvince, ({ ids }) => ({ id: Number(ids.id), name: 'Harare', code: 'HA', cities: [] })),
  );
  const { user, dialog } = await openForm(formOf.branch);
  const chosen = { Country: 'Zimbabwe', Province: 'Harare' };
  const row = within(await addAddress(user, dialog, 'Primary Address', chosen));
  const idOf = (label: string) => row.getByLabelText<HTMLSelectElement>(label).value;
  return { row, idOf };
}

beforeEach(() => void signedIn());

test('an Admin is led from a province without cities to where one is added, in another tab', async () => {
  const { row, idOf } = await openAddress();
  const added = await row.findByRole('link', { name: link });
  expect(added).toHaveAttribute(
    'href',
    `${HOME_PATH}/admin/places?country=${idOf('Country')}&province=${idOf('Province')}`,
  );
  expect(added).toHaveAttribute('target', '_blank');
});

test('others are told whom to ask', async () => {
  server.use(answer(me, () => ({ ...signedInUser, access_level: USER })));
  const { row } = await openAddress();
  expect(
    await row.findByText('There are no cities on record for this province. Ask an Admin to add it.'),
  ).toBeVisible();
  expect(row.queryByRole('link', { name: link })).not.toBeInTheDocument();
});
