import { expect, screen, userEvent, within } from 'storybook/test';
import type { Filling } from './filling';
import type { WorldStory } from './screenStory';
import { fill, press, staysWhenAsked, toastSays } from './storyForm';
import { long } from './stress';

export interface SampleKit {
  path: string;
  /** Prefix of the search parameter. */
  name: string;
  /** The button that opens the form, and sends it. */
  add: string;
  /** The field that takes focus when nothing is filled in. */
  first: string;
  filling: Filling;
}

/** The states of a list of sample data and of its form, as stories. */
export function sampleStories({ path, name, add, first, filling }: SampleKit) {
  const open = async (typed: Filling) => {
    await press(add);
    const dialog = await screen.findByRole('dialog', { name: add });
    await fill(typed, dialog);
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: add }));
    return { dialog: within(dialog), send };
  };
  const [text = ''] = Object.keys(filling).slice(-1);

  return {
    all: {
      play: async () => {
        await expect(await screen.findByRole('table')).toBeVisible();
        await expect(screen.getByText('Sample data')).toBeVisible();
      },
    },
    noMatch: {
      args: { path: `${path}?${name}_q=zzz` },
      play: async () => {
        const table = within(await screen.findByRole('table'));
        await expect(await table.findByText(/Nothing matches/)).toBeVisible();
      },
    },
    addTyped: {
      play: async () => {
        await open({ [text]: 'Rudo' });
        await staysWhenAsked();
      },
    },
    addIncomplete: {
      play: async () => {
        const { dialog, send } = await open({});
        await send();
        await expect(dialog.getByLabelText(new RegExp(`^${first}`))).toHaveFocus();
      },
    },
    added: {
      play: async () => {
        const { send } = await open(filling);
        await send();
        await toastSays('This is a sample form: nothing was saved.');
      },
    },
    longNames: {
      play: async () => {
        const { dialog } = await open({ [text]: long.word });
        await expect(dialog.getByLabelText(new RegExp(`^${text}`))).toHaveValue(long.word);
      },
    },
  } satisfies Record<string, WorldStory>;
}
