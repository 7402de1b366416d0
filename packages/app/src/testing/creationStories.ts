import type { Call } from '@rentsafe/domain/contract';
import { expect, screen, within } from 'storybook/test';
import { answer, refuse } from './answer';
import { type Fault, fails } from './faults';
import type { Filling } from './filling';
import { type CreationForm, type FormName, formOf, type Refusal } from './forms';
import { mockedForms } from './mockedForms';
import type { KitStory } from './screenStory';
import { fill, press, saysProblems, toastSays } from './storyForm';

export interface CreationKit extends CreationForm {
  call: Call;
  /** Fillings that strain the layout. */
  strained: Record<'longNames' | 'otherScripts', Filling>;
}

/** What the stories of a form that creates a record need beyond the registry. */
export const creationKit = (name: FormName, strained: CreationKit['strained']): CreationKit => ({
  ...formOf[name],
  call: mockedForms[name].call,
  strained,
});

type Story = KitStory<CreationKit>;

export const firstOf = (filling: Filling) => Object.keys(filling)[0] ?? '';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

export async function send({ filling, submit }: CreationKit): Promise<void> {
  await fill(filling);
  await press(submit);
}

/** The first field is as it was typed. */
const isStillFilled = async ({ filling }: CreationKit) =>
  expect(await field(firstOf(filling))).toHaveValue(filling[firstOf(filling)]);

export const failed = (fault: Fault, text: RegExp): Story => ({
  args: { network: ({ call }) => [fails(call, fault)] },
  play: async ({ args: { kit } }) => {
    await send(kit);
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByText(text)).toBeVisible();
    await toastSays(new RegExp(`^Failed to create ${kit.record}`));
    await isStillFilled(kit);
  },
});

/** The refusal stands at its field, which has the focus. */
export const refusedStory = (
  status: 400 | 409,
  refusalOf: (kit: CreationForm) => Refusal | undefined,
): Story => ({
  args: { network: (kit) => [answer(kit.call, () => refuse(status, refusalOf(kit)?.body ?? {}))] },
  play: async ({ args: { kit } }) => {
    await send(kit);
    await saysProblems(1);
    await expect(await field(refusalOf(kit)?.label ?? '')).toHaveFocus();
    await isStillFilled(kit);
  },
});

const strained = (which: keyof CreationKit['strained']): Story => ({
  play: async ({ args: { kit } }) => {
    await fill(kit.strained[which]);
    for (const [label, text] of Object.entries(kit.strained[which]))
      await expect(await field(label)).toHaveValue(text);
  },
});

export const Empty: Story = {
  play: async ({ args: { kit } }) => {
    await expect(await field(firstOf(kit.filling))).toHaveFocus();
  },
};

export const Blank: Story = {
  play: async ({ args: { kit } }) => {
    await press(kit.submit);
    await expect(await field(firstOf(kit.filling))).toHaveFocus();
    await expect(screen.getByRole('region', { name: /problems? in this form$/ })).toBeVisible();
  },
};

export const Wrong: Story = {
  play: async ({ args: { kit } }) => {
    await fill({ ...kit.filling, ...kit.wrong });
    await press(kit.submit);
    await saysProblems(Object.keys(kit.wrong).length);
  },
};

export const Refused = refusedStory(400, ({ refused }) => refused);

export const LongNames = strained('longNames');

export const OtherScripts = strained('otherScripts');
