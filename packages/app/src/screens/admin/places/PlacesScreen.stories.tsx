import { createProvince, getCity, listCountries } from '@rentsafe/domain/location';
import { locations } from '@rentsafe/domain/places';
import type { Meta } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, refuse } from '../../../testing/answer';
import { fails } from '../../../testing/faults';
import { type WorldArgs, type WorldStory, worldOf } from '../../../testing/screenStory';
import { fill, press, saysProblems, staysWhenAsked } from '../../../testing/storyForm';
import { long, otherScripts } from '../../../testing/stress';
import { placesScreen } from './Places.states';

const world = worldOf(placesScreen);
const meta = { ...world, title: 'Screens/Places', tags: ['screen'] } satisfies Meta<WorldArgs>;
export default meta;

const [country] = locations;
const [province] = country?.provinces ?? [];
const [city] = province?.cities ?? [];
const inCountry = `${placesScreen.at}?country=${country?.id}`;
const inCity = `${inCountry}&province=${province?.id}&city=${city?.id}`;

const story = (path: string, network: RequestHandler[], play: WorldStory['play']): WorldStory => ({
  args: { path, network },
  play,
});
const shows = (text: string | RegExp) => async () => {
  await expect((await screen.findAllByText(text))[0]).toBeVisible();
};
/** The open form: a new province of that name, or the first one with another name. */
const form = (
  network: RequestHandler[],
  opener: string,
  name: string,
  then: (dialog: HTMLElement) => unknown,
) =>
  story(inCountry, network, async () => {
    await press(opener);
    const dialog = await screen.findByRole('dialog');
    if (name) await fill({ Name: name }, dialog);
    await then(dialog);
  });
const submit = async (dialog: HTMLElement, label = 'Add Province') =>
  userEvent.click(within(dialog).getByRole('button', { name: label }));
const refused = (network: RequestHandler[], text: string | RegExp) =>
  form(network, 'Add Province', 'Manica', async (dialog) => {
    await submit(dialog);
    await expect((await within(dialog).findAllByText(text))[0]).toBeVisible();
    await expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Manica');
  });
const named = (name: string) =>
  story(placesScreen.at, [answer(listCountries, () => [{ id: 1, name }])], shows(name));

export const Countries = story(placesScreen.at, [], shows(country?.name ?? ''));
export const Provinces = story(inCountry, [], shows(province?.name ?? ''));
export const Suburbs = story(inCity, [], shows('Add Suburb'));
export const Loading = story(placesScreen.at, [fails(listCountries, 'never')], async () => {
  await expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
});
export const NoSuburbs = story(
  inCity,
  [answer(getCity, () => ({ id: 1, name: 'Ruwa', suburbs: [] }))],
  shows('No data'),
);
export const ServerFailed = story(
  placesScreen.at,
  [fails(listCountries, 'html')],
  shows('Could not fetch countries'),
);
export const NoSuchPlace = story(`${placesScreen.at}?country=999`, [], shows(/Not found/));
export const NotAllowed = refused([fails(createProvince, 'forbidden')], /permission/);
export const NameMissing = form([], 'Add Province', '', async (dialog) => {
  await submit(dialog);
  await saysProblems(1);
});
export const Dirty = form([], 'Add Province', 'Manica', staysWhenAsked);
export const Adding = form([fails(createProvince, 'never')], 'Add Province', 'Manica', async (dialog) => {
  await submit(dialog);
  await expect(await within(dialog).findByRole('button', { name: 'Adding Province...' })).toBeVisible();
});
export const AddingFailed = refused([fails(createProvince, 'html')], /server had a problem/);
export const ThereAlready = refused(
  [
    answer(createProvince, () =>
      refuse(409, { detail: 'This province exists already.', existing: { id: 1 } }),
    ),
  ],
  /exists already/,
);
export const LongNames = named(long.company);
export const OtherScripts = named(otherScripts[0].join(' '));
