import * as fc from 'fast-check';
import { type Answer, answers } from '../backend';
import type { Kind } from '../kinds';
import type { Command } from './command';
import { choosing, fill, typing } from './fields';
import { discard, leave, stay, ways } from './leaving';
import { open } from './opening';
import { chooseContact, togglePrimary, typePerson } from './persons';
import { choosePlace, completeAddress } from './places';
import { addRow, chooseInRow, removeRow, typeInRow, undoRemoval } from './rows';
import { answer, LONGEST, PATIENCE, sendAgainWhilePending, submit, wait } from './sending';
import { texts } from './texts';

/** What can happen to a form of that kind; what happens often stands in it often. */
export function commandsOf({ texts: labels, choices, rows }: Kind): fc.Arbitrary<Command>[] {
  const any = fc.nat({ max: 20 });
  const row = fc.constantFrom(...rows);
  const often = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value);
  const contacts = rows.includes('contact')
    ? [
        fc.tuple(any, any).map(([nth, option]) => chooseContact(nth, option)),
        fc.tuple(any, any).map(([nth, option]) => chooseContact(nth, option)),
        fc.tuple(any, texts.text).map(([nth, text]) => typePerson(nth, text)),
        fc.tuple(any, texts.text).map(([nth, text]) => typeInRow('contact', nth, 'Position', text)),
        fc
          .tuple(any, fc.constantFrom('', 'Owner', 'Manager'))
          .map(([nth, option]) => chooseInRow('contact', nth, 'Contact Type', option)),
        any.map(togglePrimary),
      ]
    : [];
  return [
    ...often(8, fc.constant(open)),
    ...often(3, typing(labels)),
    ...(Object.keys(choices).length > 0 ? [choosing(choices)] : []),
    ...often(3, fc.constant(fill)),
    ...often(2, row.map(addRow)),
    fc.tuple(row, any).map(([kind, nth]) => removeRow(kind, nth)),
    row.map(undoRemoval),
    ...often(
      2,
      fc.tuple(any, any, any).map((chosen) => choosePlace(...chosen)),
    ),
    ...often(2, any.map(completeAddress)),
    fc
      .tuple(any, fc.constantFrom('Street Address', 'Postal Code'), texts.text)
      .map(([nth, label, text]) => typeInRow('address', nth, label, text)),
    fc
      .tuple(any, fc.constantFrom('Postal', 'Work'))
      .map(([nth, option]) => chooseInRow('address', nth, 'Address Type', option)),
    ...contacts,
    ...often(5, fc.constantFrom('button' as const, 'enter' as const, 'doubleClick' as const).map(submit)),
    fc.constant(sendAgainWhilePending),
    ...often(
      2,
      fc.tuple(fc.constant('accepted' as const), any).map(([how, nth]) => answer(how, nth)),
    ),
    ...often(
      4,
      fc
        .tuple(fc.constantFrom(...(Object.keys(answers) as Answer[])), any)
        .map(([how, nth]) => answer(how, nth)),
    ),
    ...often(4, fc.constant(wait('wait for half a minute', PATIENCE))),
    fc.constant(wait('wait for two minutes', LONGEST)),
    ...often(4, fc.constantFrom(...ways).map(leave)),
    ...often(
      2,
      fc
        .constantFrom('Keep editing' as const, 'Escape' as const, 'back' as const, 'forward' as const)
        .map(stay),
    ),
    fc.constant(discard),
  ];
}
