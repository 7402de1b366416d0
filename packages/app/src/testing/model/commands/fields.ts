import * as fc from 'fast-check';
import type { Wants } from '../kinds';
import { normalise, type Row } from '../model';
import { asTaken, choose, control, type } from '../screen';
import { command, formOf, isEditing } from './command';
import { texts } from './texts';

export async function typeInto(row: Row, label: string, name: string, text: string): Promise<void> {
  const taken = asTaken(control(name), text);
  await type(name, text);
  row[label] = taken;
}

export const typing = (labels: Readonly<Record<string, Wants>>) =>
  fc
    .constantFrom(...Object.entries(labels))
    .chain(([label, wants]) => texts[wants].map((text) => [label, text] as const))
    .map(([label, text]) =>
      command(`type`, isEditing, async (model) => {
        const current = formOf(model);
        await typeInto(current.fields, label, label, text);
        normalise(current);
      }),
    );

export const choosing = (choices: Readonly<Record<string, readonly string[]>>) =>
  fc
    .constantFrom(...Object.entries(choices))
    .chain(([label, options]) => fc.constantFrom('', ...options).map((option) => [label, option] as const))
    .map(([label, option]) =>
      command('choose', isEditing, async (model) => {
        const current = formOf(model);
        await choose(label, option);
        current.fields[label] = option;
        normalise(current);
      }),
    );

export const fill = command('fill in what is required', isEditing, async (model) => {
  const current = formOf(model);
  for (const [label, text] of Object.entries(model.kind.filling)) {
    if (model.kind.choices[label]) await choose(label, text);
    else await type(label, text);
    current.fields[label] = text;
  }
  normalise(current);
});
