import { expect, screen, userEvent, within } from 'storybook/test';
import type { Filling } from './filling';
import type { KitStory } from './screenStory';
import { fill, press, staysWhenAsked, toastSays } from './storyForm';
import { long } from './stress';

export interface SampleKit {
  /** Prefix of the search parameter. */
  name: string;
  /** The button that opens the form, and sends it. */
  add: string;
  /** What the form needs to be sent; the last field is a text. */
  filling: Filling;
}

type Story = KitStory<SampleKit>;

async function open({ add }: SampleKit, typed: Filling) {
  await press(add);
  const dialog = await screen.findByRole('dialog', { name: add });
  await fill(typed, dialog);
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: add }));
  return { dialog: within(dialog), send };
}

const textOf = ({ filling }: SampleKit) => Object.keys(filling).at(-1) ?? '';

export const All: Story = {
  play: async () => {
    await expect(await screen.findByRole('table')).toBeVisible();
    await expect(screen.getByText('Sample data')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { query: ({ name }) => `${name}_q=zzz` },
  play: async () => {
    const table = within(await screen.findByRole('table'));
    await expect(await table.findByText(/Nothing matches/)).toBeVisible();
  },
};

export const AddTyped: Story = {
  play: async ({ args: { kit } }) => {
    await open(kit, { [textOf(kit)]: 'Rudo' });
    await staysWhenAsked();
  },
};

export const AddIncomplete: Story = {
  play: async ({ args: { kit } }) => {
    const { dialog, send } = await open(kit, {});
    await send();
    const [first] = Object.keys(kit.filling);
    await expect(dialog.getByLabelText(new RegExp(`^${first}`))).toHaveFocus();
  },
};

export const Added: Story = {
  play: async ({ args: { kit } }) => {
    const { send } = await open(kit, kit.filling);
    await send();
    await toastSays('This is a sample form: nothing was saved.');
  },
};

export const LongNames: Story = {
  play: async ({ args: { kit } }) => {
    const { dialog } = await open(kit, { [textOf(kit)]: long.word });
    await expect(dialog.getByLabelText(new RegExp(`^${textOf(kit)}`))).toHaveValue(long.word);
  },
};
