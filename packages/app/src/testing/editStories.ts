import type { Call } from '@rentsafe/domain/contract';
import type { RequestHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { answer, refuse } from './answer';
import { type Fault, fails } from './faults';
import type { KitStory } from './screenStory';
import { fill, press, toastSays } from './storyForm';

/** What the stories of the form of a record need. */
export interface EditKit {
  kind: string;
  /** The name of the record that the mocked backend answers. */
  name: string;
  /** Reads it. */
  read: Call;
  /** Changes it. */
  change: Call;
  record: object;
  /** A required field: its label, its name on the wire, and what another user has put there. */
  field: { label: string; name: string; theirs: string };
}

type Story = KitStory<EditKit>;

export const typed = 'Sanganai';

export async function open({ name }: EditKit) {
  await press('Edit');
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
}

export async function save(kit: EditKit) {
  const dialog = await open(kit);
  await fill({ [kit.field.label]: typed });
  await press('Save');
  return dialog;
}

export const failed = (fault: Fault, text: RegExp): Story => ({
  args: { network: ({ change }) => [fails(change, fault)] },
  play: async ({ args: { kit } }) => {
    const dialog = await save(kit);
    await expect((await dialog.findAllByText(text))[0]).toBeVisible();
    await toastSays(new RegExp(`^Failed to save ${kit.kind}`));
    await expect(dialog.getByLabelText(new RegExp(`^${kit.field.label}`))).toHaveValue(typed);
  },
});

/** Another user saves the field between the first reading of the record and the first change. */
function changedByAnother({ read, change, record, field }: EditKit): RequestHandler[] {
  let reads = 0;
  const now = () => ({
    ...record,
    version: reads > 1 ? 2 : 1,
    ...(reads > 1 && { [field.name]: field.theirs }),
  });
  return [
    answer(read, (() => {
      reads += 1;
      return now();
    }) as () => never),
    answer(change, () => refuse(409, { detail: 'This record was changed by someone else.', version: 2 })),
  ];
}

export const Open: Story = {
  play: async ({ args: { kit } }) => {
    const dialog = await open(kit);
    await expect(dialog.getByLabelText(new RegExp(`^${kit.field.label}`))).not.toHaveValue('');
  },
};

export const ChangedByAnother: Story = {
  args: { network: changedByAnother },
  play: async ({ args: { kit } }) => {
    const dialog = await save(kit);
    const both = await dialog.findByRole('table', { name: 'Saved values and your values' });
    await expect(both).toHaveTextContent(kit.field.theirs);
    await expect(both).toHaveTextContent(typed);
    await expect(dialog.getByRole('button', { name: 'Keep the saved values' })).toBeVisible();
  },
};
