import { getInspection, inspectionSteps } from '@rentsafe/domain/inspection';
import type { Meta } from '@storybook/react-vite';
import { clear, createStore } from 'idb-keyval';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inspectionPath } from '../../../../paths';
import { answer, refuse } from '../../../../testing/answer';
import { sampleInspection } from '../../../../testing/sampleInspections';
import { type WorldArgs, type WorldStory, worldOf } from '../../../../testing/screenStory';
import { press } from '../../../../testing/storyForm';
import { inspectionScreen } from './Inspection.states';

const world = worldOf(inspectionScreen);
/** Whether somebody else has saved what `TwoPhones` shows. */
let isSavedElsewhere = false;

const meta = {
  ...world,
  title: 'Screens/Inspections/Inspection',
  tags: ['screen'],
  // What another story stored on this device.
  beforeEach: async (context) => {
    isSavedElsewhere = false;
    const end = world.beforeEach(context);
    await clear(createStore('rentsafe-inspections', 'drafts'));
    return end;
  },
} satisfies Meta<WorldArgs>;
export default meta;

const shows =
  (text: string | RegExp): WorldStory['play'] =>
  async () => {
    const [found] = await screen.findAllByText(text);
    await expect(found).toBeVisible();
  };

const at = (id: number, text: string | RegExp, more = ''): WorldStory => ({
  args: { path: `${inspectionPath(id)}${more}` },
  play: shows(text),
});

export const Planned = at(4, 'Everything is saved.');
export const Done = at(3, 'One plate is dead.');
export const Signed = at(2, 'I told you of the tap.');
export const Final = at(1, 'The tenant was abroad.');
export const Cancelled = at(5, 'Planned twice.');
export const Compared = at(3, '2 items are worse.', '?tab=compare');

/** It can be changed once it is known what the device has. */
const sink = async () => {
  const field = await screen.findByRole('group', { name: 'Condition of Kitchen, Sink and taps' });
  await waitFor(() => expect(field).toBeEnabled());
  return field;
};

export const KeptOnTheDevice: WorldStory = {
  play: async () => {
    await userEvent.click(within(await sink()).getByRole('radio', { name: 'Fair' }));
    await expect(await screen.findByText(/^Kept on this device, not saved yet/)).toBeVisible();
  },
};

/** The sink as somebody else found it. */
function foundElsewhere() {
  const planned = sampleInspection();
  const areas = planned.areas.map(({ name, items }) => ({
    name,
    items: items.map((item) =>
      item.name === 'Sink and taps' ? { ...item, condition: 'damaged' as const, note: 'Cracked' } : item,
    ),
  }));
  return isSavedElsewhere ? { ...planned, version: 2, areas } : planned;
}

export const TwoPhones: WorldStory = {
  args: {
    network: [
      answer(getInspection, foundElsewhere),
      answer(inspectionSteps.calls.edit, () => {
        isSavedElsewhere = true;
        return refuse(409, { detail: 'This record was changed by someone else.', version: 2 });
      }),
    ],
  },
  play: async () => {
    await userEvent.click(within(await sink()).getByRole('radio', { name: 'Fair' }));
    await press('Save');
    await expect(await screen.findByRole('radio', { name: 'Mine: Fair' })).toBeChecked();
    await expect(await screen.findByRole('radio', { name: 'Theirs: Damaged: Cracked' })).toBeVisible();
  },
};

export const Signing: WorldStory = {
  ...at(3, ''),
  play: async () => {
    await press('Sign…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign IN-000003' }));
    // The agent has signed.
    await expect(dialog.getByRole('combobox', { name: /^Role/ })).toHaveDisplayValue('Tenant');
  },
};

export const MakingFinal: WorldStory = {
  ...at(3, ''),
  play: async () => {
    await press('Make final…');
    await expect(await screen.findByLabelText(/^Reason the Tenant Has Not Signed/)).toBeVisible();
  },
};
