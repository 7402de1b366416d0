import { addressRows } from '@rentsafe/domain/address';
import { locations } from '@rentsafe/domain/places';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../components/Announcer';
import { enter } from '../../testing/enter';
import { loadSamplePlaces } from '../../testing/samplePlaces';
import { AddressRepeater } from './AddressRepeater';
import type { LoadPlaces } from './usePlaces';

const country = locations[0];
const province = country?.provinces[0];
const city = province?.cities.find(({ suburbs }) => suburbs.length > 0);
const suburb = city?.suburbs[0];

const renderForm = (loadPlaces: LoadPlaces = loadSamplePlaces, initialRows = 1) =>
  render(
    <form aria-label="Company">
      <Announcer />
      <AddressRepeater loadPlaces={loadPlaces} initialRows={initialRows} />
    </form>,
  );

const row = (name: string) => within(screen.getByRole('group', { name }));
const sent = () => addressRows(new FormData(screen.getByRole('form') as HTMLFormElement));

async function choose(rowName: string, label: string, option: string | undefined) {
  const select = row(rowName).getByRole('combobox', { name: label });
  await waitFor(() => expect(select).toBeEnabled());
  await userEvent.selectOptions(select, option ?? '');
}

async function chooseCity(rowName: string) {
  await choose(rowName, 'Country', country?.name);
  await choose(rowName, 'Province', province?.name);
  await choose(rowName, 'City', city?.name);
}

describe('AddressRepeater', () => {
  it('ADR-1 sends every visible row, with the values chosen in it', async () => {
    renderForm();
    await chooseCity('Primary Address');
    await choose('Primary Address', 'Suburb', suburb?.name);
    await enter(row('Primary Address').getByLabelText('Street Address'), '12 Samora Machel');
    await userEvent.click(screen.getByRole('button', { name: 'Add Address' }));
    await userEvent.selectOptions(row('Address 2').getByLabelText('Address Type'), 'Billing');
    await enter(row('Address 2').getByLabelText('Postal Code'), '00263');
    expect(sent()).toEqual([
      {
        address_type: 'physical',
        street_address: '12 Samora Machel',
        postal_code: '',
        is_primary: true,
        country_id: country?.id,
        province_id: province?.id,
        city_id: city?.id,
        suburb_id: suburb?.id,
      },
      { address_type: 'billing', street_address: '', postal_code: '00263', is_primary: false },
    ]);
  });

  it('ADR-2 a row counts while its City is disabled', () => {
    renderForm(() => new Promise(() => {}), 3);
    expect(screen.getAllByRole('combobox', { name: 'City' })[2]).toBeDisabled();
    expect(sent()).toHaveLength(3);
  });

  it('ADR-3 each list opens when its parent is chosen, and until then explains why it is disabled', async () => {
    renderForm();
    const provinces = screen.getByRole('combobox', { name: 'Province' });
    expect(provinces).toHaveAccessibleDescription('Choose a country first.');
    await choose('Primary Address', 'Country', country?.name);
    await waitFor(() => expect(provinces).toBeEnabled());
    expect(screen.getByRole('combobox', { name: 'City' })).toBeDisabled();
  });

  it('ADR-4 another parent clears what was chosen below it', async () => {
    renderForm();
    await chooseCity('Primary Address');
    await choose('Primary Address', 'Country', locations[1]?.name);
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('');
    expect(sent()[0]).not.toHaveProperty('city_id');
    expect(sent()[0]).toHaveProperty('country_id', locations[1]?.id);
  });

  it('ADR-5 an empty list shows that it is empty, and whom to ask', async () => {
    renderForm((query) => (query.level === 'city' ? Promise.resolve([]) : loadSamplePlaces(query)));
    await choose('Primary Address', 'Country', country?.name);
    await choose('Primary Address', 'Province', province?.name);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
        /Ask your administrator/,
      ),
    );
  });

  it('ADR-5 an empty list offers what the app can do about it, by the places above it', async () => {
    const emptyAction = vi.fn((level: string) => <a href="/places">Add a {level}</a>);
    render(
      <AddressRepeater
        loadPlaces={(query) => (query.level === 'city' ? Promise.resolve([]) : loadSamplePlaces(query))}
        emptyAction={emptyAction}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add Address' }));
    await choose('Primary Address', 'Country', country?.name);
    await choose('Primary Address', 'Province', province?.name);
    expect(await screen.findByRole('link', { name: 'Add a city' })).toBeVisible();
    expect(emptyAction).toHaveBeenLastCalledWith('city', { country: country?.id, province: province?.id });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('ADR-5 an empty list is read again past a cache; focus goes to what came, which is announced', async () => {
    const cities = [
      [],
      [],
      [
        { id: 9, name: 'Norton' },
        { id: 8, name: 'Ruwa' },
      ],
    ];
    const load = vi.fn<LoadPlaces>((query) =>
      query.level === 'city' ? Promise.resolve(cities.shift() ?? []) : loadSamplePlaces(query),
    );
    renderForm(load);
    await choose('Primary Address', 'Country', country?.name);
    await choose('Primary Address', 'Province', province?.name);
    const refresh = await screen.findByRole('button', { name: 'Refresh cities' });
    const empty = 'There are no cities on record for this province. Ask your administrator to add the city.';
    expect(screen.getAllByText(empty)).toHaveLength(1);
    await userEvent.click(refresh);
    await waitFor(() => expect(screen.getAllByText(empty)).toHaveLength(2));
    expect(refresh).toHaveFocus();
    await userEvent.click(refresh);
    const city = row('Primary Address').getByRole('combobox', { name: 'City' });
    await waitFor(() => expect(city).toHaveFocus());
    expect(screen.getByText('2 cities to choose from')).toBeInTheDocument();
    expect(refresh).not.toBeInTheDocument();
    await choose('Primary Address', 'City', 'Norton');
    const cityQueries = load.mock.calls.filter(([{ level }]) => level === 'city');
    expect(cityQueries.map(([{ refresh }]) => refresh)).toEqual([false, true, true]);
  });

  it('ADR-5 Refresh that fails keeps the focus and becomes Retry', async () => {
    const load = vi.fn<LoadPlaces>().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'));
    renderForm(load.mockResolvedValue([{ id: 1, name: 'Zimbabwe' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh countries' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(retry).toHaveFocus();
    expect(screen.getByText('Could not fetch countries')).toBeVisible();
    await userEvent.click(retry);
    expect(await screen.findByText('1 country to choose from')).toBeInTheDocument();
    expect(load.mock.calls.map(([{ refresh }]) => refresh)).toEqual([false, true, true]);
  });

  it('ADR-7 places of another parent, chosen while the list is read again, are neither announced nor read past a cache', async () => {
    const load = vi.fn<LoadPlaces>((query) => {
      if (query.level !== 'province') return loadSamplePlaces(query);
      return query.refresh ? new Promise(() => {}) : Promise.resolve(query.parentId === 1 ? [] : places);
    });
    const places = [{ id: 1, name: 'Gaborone' }];
    renderForm(load);
    await choose('Primary Address', 'Country', locations[0]?.name);
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh provinces' }));
    await choose('Primary Address', 'Country', locations[1]?.name);
    expect(await screen.findByRole('option', { name: 'Gaborone' })).toBeInTheDocument();
    expect(screen.queryByText(/to choose from/)).not.toBeInTheDocument();
    expect(load.mock.lastCall?.[0].refresh).toBe(false);
  });

  it('ADR-6 a list that cannot be fetched shows an error and can be fetched again', async () => {
    const offline = new Error('offline');
    const load = vi.fn(loadSamplePlaces).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    renderForm(load);
    const message = 'Could not fetch countries. Choose Retry to try again.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Could not fetch countries')).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(retry).toHaveFocus();
    await userEvent.click(retry);
    await waitFor(() =>
      expect(row('Primary Address').getByRole('combobox', { name: 'Country' })).toHaveFocus(),
    );
    await choose('Primary Address', 'Country', country?.name);
    expect(screen.queryByText('Could not fetch countries')).not.toBeInTheDocument();
  });

  it('ADR-7 an answer for a parent that is no longer chosen does not count', async () => {
    const answers: (() => void)[] = [];
    const load: LoadPlaces = (query) => {
      if (query.level !== 'province') return loadSamplePlaces(query);
      return new Promise((resolve) => {
        answers.push(() => resolve([{ id: Number(query.parentId), name: `Of country ${query.parentId}` }]));
      });
    };
    renderForm(load);
    await choose('Primary Address', 'Country', locations[0]?.name);
    await choose('Primary Address', 'Country', locations[1]?.name);
    answers[1]?.();
    expect(await screen.findByRole('option', { name: `Of country ${locations[1]?.id}` })).toBeInTheDocument();
    answers[0]?.();
    await Promise.resolve();
    expect(screen.queryByRole('option', { name: `Of country ${locations[0]?.id}` })).not.toBeInTheDocument();
  });

  it('ADR-8 the first is primary, locked; without it the next one is', async () => {
    renderForm(loadSamplePlaces, 2);
    const primary = () => screen.getAllByRole('checkbox', { name: 'Primary' });
    expect(primary()[0]).toBeChecked();
    expect(primary()[0]).toBeDisabled();
    expect(primary()[1]).not.toBeChecked();
    await enter(row('Address 2').getByLabelText('Street Address'), 'second');
    await userEvent.click(row('Primary Address').getByRole('button', { name: 'Remove Address' }));
    expect(primary()).toHaveLength(1);
    expect(primary()[0]).toBeChecked();
    expect(row('Primary Address').getByLabelText('Street Address')).toHaveValue('second');
    expect(sent()).toMatchObject([{ street_address: 'second', is_primary: true }]);
  });
});

it('ADR-10 starts an added address with default places, which a choice outlives', async () => {
  const defaultPlace = vi.fn((level: string, places: readonly { id: number }[]) =>
    level === 'country' || level === 'province' ? places[0]?.id : undefined,
  );
  render(
    <form aria-label="Company">
      <AddressRepeater loadPlaces={loadSamplePlaces} defaultPlace={defaultPlace} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add Address' }));
  const select = (label: string) => row('Primary Address').getByRole('combobox', { name: label });
  await waitFor(() => expect(select('City')).toBeEnabled());
  expect(sent()).toMatchObject([{ country_id: country?.id, province_id: province?.id }]);
  expect(select('City')).toHaveFocus();
  await choose('Primary Address', 'Country', locations[1]?.name);
  await waitFor(() => expect(select('Province')).toBeEnabled());
  expect(select('Province')).toHaveValue('');
  expect(defaultPlace).toHaveBeenCalledTimes(3);
});

it('ADR-10 leaves the focus where it is once a key was pressed in the address', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  render(
    <form aria-label="Company">
      <AddressRepeater
        loadPlaces={(query) => held.then(() => loadSamplePlaces(query))}
        defaultPlace={(_, places) => places[0]?.id}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add Address' }));
  const type = row('Primary Address').getByRole('combobox', { name: 'Address Type' });
  expect(type).toHaveFocus();
  await userEvent.keyboard('p');
  release();
  await waitFor(() => expect(row('Primary Address').getByRole('combobox', { name: 'Suburb' })).toBeEnabled());
  expect(type).toHaveFocus();
});

it('ADR-9 sends an edited address as it was, before and after its places are loaded', async () => {
  const address = {
    address_type: 'billing',
    country: country && { id: country.id, name: country.name },
    province: province && { id: province.id, name: province.name },
    city: city && { id: city.id, name: city.name },
    suburb: suburb && { id: suburb.id, name: suburb.name },
    street_address: '12 Samora Machel',
    postal_code: '00263',
  };
  render(
    <form aria-label="Company">
      <AddressRepeater loadPlaces={loadSamplePlaces} defaultValue={[address]} />
    </form>,
  );
  const held = {
    address_type: 'billing',
    street_address: '12 Samora Machel',
    postal_code: '00263',
    is_primary: true,
    country_id: country?.id,
    province_id: province?.id,
    city_id: city?.id,
    suburb_id: suburb?.id,
  };
  expect(sent()).toEqual([held]);
  const select = row('Primary Address').getByRole('combobox', { name: 'Suburb' });
  await waitFor(() => expect(select).toHaveDisplayValue(suburb?.name ?? ''));
  expect(sent()).toEqual([held]);
});
