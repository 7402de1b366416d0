import { getProvince, listCountries } from '@rentsafe/domain/location';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer } from './answer';
import { fails } from './faults';
import { harare } from './filling';
import type { WorldStory } from './screenStory';
import { addRow, fill } from './storyForm';

const addAddress = () => addRow('Add Address', 'Primary Address');

export const TwoAddresses: WorldStory = {
  play: async () => {
    await fill({ ...harare, Suburb: 'Avenues' }, await addAddress());
    const second = await addRow('Add Address', 'Address 2');
    await waitFor(() => expect(within(second).getByLabelText('Province')).toHaveDisplayValue('Harare'));
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove Address/ })[0] as HTMLElement);
    await expect(await screen.findByRole('group', { name: 'Primary Address' })).toBeVisible();
  },
};

export const PlacesLoading: WorldStory = {
  args: { network: [fails(listCountries, 'never')] },
  play: async () => {
    await addAddress();
    await expect(await screen.findByText('Loading countries…')).toBeVisible();
  },
};

export const PlacesFailed: WorldStory = {
  args: { network: [fails(listCountries, 'html')] },
  play: async () => {
    await addAddress();
    await expect(await screen.findByText('Could not fetch countries')).toBeVisible();
  },
};

export const NoCities: WorldStory = {
  args: {
    network: [
      answer(getProvince, ({ ids }) => ({ id: Number(ids.id), name: 'Harare', code: 'HA', cities: [] })),
    ],
  },
  play: async () => {
    await fill({ Country: 'Zimbabwe', Province: 'Harare' }, await addAddress());
    await expect(await screen.findByText('There are no cities on record for this province.')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Add a city in Places' })).toBeVisible();
  },
};
