import { act, fireEvent, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Answer, answers, type Post } from './backend';
import type { RowKind, Wants } from './kinds';
import {
  isBlank,
  isChanged,
  isIncomplete,
  legendOf,
  levels,
  type Model,
  newRow,
  normalise,
  type OpenForm,
  openForm,
  type Row,
  words,
} from './model';
import {
  asTaken,
  buttons,
  choose,
  control,
  form,
  forms,
  loaded,
  nameOf,
  optionsOf,
  press,
  questions,
  settle,
  toasts,
  type,
} from './screen';
import { checkWorld, problems, type World } from './world';

export type Command = fc.AsyncCommand<Model, World>;

/** So many of the commands of a run that can be done are done. */
export const MAX_STEPS = 30;

/** One thing that can happen. After it the page is compared with the model. */
function command(
  name: string,
  can: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Command {
  return {
    check: (model) => model.steps.length < MAX_STEPS && can(model),
    run: async (model, world) => {
      world.count(name);
      model.steps.push(name);
      await run(model, world);
      checkWorld(model, world);
    },
    toString: () => name,
  };
}

const formOf = ({ form }: Model): OpenForm => {
  if (!form) throw new Error('The model has no form open.');
  return form;
};
const isEditing = ({ form }: Model) => form?.state === 'editing';
const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

const open = command(
  'open',
  ({ form }) => form === null,
  async (model) => {
    await press(document.body, model.kind.opener);
    await loaded(() => forms().length > 0);
    model.form = openForm(model.kind);
  },
);

/** Any text, and what is known to hurt. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '\0',
    '\ud800 \udc00',
    '\u202eabc',
    '\ufeff',
    '\n\r\n',
    '__proto__',
    '</textarea><b>',
    '😀'.repeat(99),
  ),
);

/** Texts that a field of that kind may hold, right and wrong ones. */
const texts: Record<Wants, fc.Arbitrary<string>> = {
  text: fc.oneof(
    fc.constantFrom('Rudo', 'Acacia Lettings', ' Depot ', '"><img src=x onerror=alert(1)>'),
    hostileText,
  ),
  email: fc.oneof(fc.constantFrom('rudo@example.co.zw', 'rudo@', ' a@b.example '), hostileText),
  date: fc.oneof(fc.constantFrom('05/03/1990', '1990-03-05', '31/02/1990', '1/1/2999', 'soon'), hostileText),
  number: fc.oneof(fc.constantFrom('7', '1,234.50', '-1', '1e400', 'seven'), hostileText),
  phone: fc.oneof(fc.constantFrom('0771234567', '+263 77 123 4567, 0242700000', 'call me'), hostileText),
  link: fc.oneof(
    fc.constantFrom('www.acacia.co.zw', 'https://acacia.example', 'javascript:alert(1)'),
    hostileText,
  ),
  id: fc.oneof(fc.constantFrom('63123456B63', '63-123456 c 63', 'EN123456', '12345'), hostileText),
};

async function typeInto(row: Row, label: string, name: string, text: string): Promise<void> {
  const taken = asTaken(control(name), text);
  await type(name, text);
  row[label] = taken;
}

const typing = (labels: Readonly<Record<string, Wants>>) =>
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

const choosing = (choices: Readonly<Record<string, readonly string[]>>) =>
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

const fill = command('fill in what is required', isEditing, async (model) => {
  const current = formOf(model);
  for (const [label, text] of Object.entries(model.kind.filling)) {
    if (model.kind.choices[label]) await choose(label, text);
    else await type(label, text);
    current.fields[label] = text;
  }
  normalise(current);
});

const hasRow = (kind: RowKind) => (model: Model) =>
  isEditing(model) && (model.form?.rows[kind].length ?? 0) > 0;

const addRow = (kind: RowKind) =>
  command('add a row', isEditing, async (model) => {
    await press(form(), `Add ${words[kind]}`);
    formOf(model).rows[kind].push(newRow[kind]());
  });

const removeRow = (kind: RowKind, nth: number) =>
  command('remove a row', hasRow(kind), async (model) => {
    const { rows, removed } = formOf(model);
    const index = nth % rows[kind].length;
    await press(form(), `Remove ${words[kind]}`, index);
    const [row] = rows[kind].splice(index, 1);
    if (row) removed[kind] = { row, at: index };
  });

const undoRemoval = (kind: RowKind) =>
  command(
    'undo the removal',
    (model) => isEditing(model) && model.form?.removed[kind] !== undefined,
    async (model) => {
      const { rows, removed } = formOf(model);
      const others = kind === 'address' && removed.contact ? 1 : 0;
      await press(form(), 'Undo', others);
      const { row, at: index } = removed[kind] ?? { row: {}, at: 0 };
      rows[kind].splice(index, 0, row);
      delete removed[kind];
    },
  );

const choosePlace = (nth: number, level: number, option: number) =>
  command('choose a place', hasRow('address'), async (model) => {
    const { rows } = formOf(model);
    const index = nth % rows.address.length;
    const row = at(rows.address, index);
    const label = at(levels, level);
    const name = nameOf(legendOf('address', index), label);
    const options = optionsOf(name);
    if (options.length === 0) return;
    const place = option === 0 ? '' : at(options, option);
    await choose(name, place);
    if (row[label] === place) return;
    for (const below of levels.slice(levels.indexOf(label))) row[below] = '';
    row[label] = place;
  });

const completeAddress = (nth: number) =>
  command('choose a city', hasRow('address'), async (model) => {
    const { rows } = formOf(model);
    const index = nth % rows.address.length;
    const row = at(rows.address, index);
    const harare = { Country: 'Zimbabwe', Province: 'Harare', City: 'Harare' };
    for (const [label, place] of Object.entries(harare)) {
      await choose(nameOf(legendOf('address', index), label), place);
      if (row[label] === place) continue;
      for (const below of levels.slice(levels.indexOf(label as 'City'))) row[below] = '';
      row[label] = place;
    }
  });

const typeInRow = (kind: RowKind, nth: number, label: string, text: string) =>
  command('type in a row', hasRow(kind), async (model) => {
    const rows = formOf(model).rows[kind];
    const index = nth % rows.length;
    await typeInto(at(rows, index), label, nameOf(legendOf(kind, index), label), text);
  });

const chooseInRow = (kind: RowKind, nth: number, label: string, option: string) =>
  command('choose in a row', hasRow(kind), async (model) => {
    const rows = formOf(model).rows[kind];
    const index = nth % rows.length;
    await choose(nameOf(legendOf(kind, index), label), option);
    at(rows, index)[label] = option;
  });

const togglePrimary = (nth: number) =>
  command('make a contact primary, or not', hasRow('contact'), async (model) => {
    const rows = formOf(model).rows.contact;
    const index = nth % rows.length;
    fireEvent.click(control(nameOf(legendOf('contact', index), 'Primary')));
    await settle();
    const row = at(rows, index);
    const isPrimary = row.Primary === 'on';
    const { removed } = formOf(model);
    for (const other of [...rows, removed.contact?.row]) if (other) other.Primary = '';
    if (!isPrimary) row.Primary = 'on';
  });

const chooseContact = (nth: number, option: number) =>
  command('choose a person', hasRow('contact'), async (model) => {
    const { rows, chosen } = formOf(model);
    const index = nth % rows.contact.length;
    const name = nameOf(legendOf('contact', index), 'Individual');
    control(name).focus();
    fireEvent.click(control(name));
    await settle(300);
    const options = within(form())
      .queryAllByRole('option')
      .filter((each) => each.closest('[role=listbox]'));
    if (options.length === 0) return;
    const picked = at(options, option);
    const label = picked.firstChild?.textContent ?? '';
    fireEvent.click(picked);
    await settle();
    const row = at(rows.contact, index);
    row.Individual = label;
    chosen.add(row);
  });

const typePerson = (nth: number, text: string) =>
  command('type a person', hasRow('contact'), async (model) => {
    const { rows, chosen } = formOf(model);
    const index = nth % rows.contact.length;
    const name = (label: string) => nameOf(legendOf('contact', index), label);
    const row = at(rows.contact, index);
    if (asTaken(control(name('Individual')), text) === row.Individual) return;
    await typeInto(row, 'Individual', name('Individual'), text);
    chosen.delete(row);
    await settle(300);
    // The list closes when the focus goes on.
    control(name('Position')).focus();
    await settle();
  });

async function sendBy(way: 'button' | 'enter' | 'doubleClick', model: Model): Promise<void> {
  if (way === 'enter') fireEvent.submit(form().querySelector('form') as HTMLFormElement);
  else {
    const [button] = buttons(form(), model.kind.submit);
    if (!button) throw new Error('There is no submit button.');
    button.focus();
    fireEvent.click(button);
    if (way === 'doubleClick') fireEvent.click(button);
  }
  await settle();
}

const submit = (way: 'button' | 'enter' | 'doubleClick') =>
  command('send', isEditing, async (model, { backend, unknown }) => {
    const before = backend.sent;
    const current = formOf(model);
    await sendBy(way, model);
    const times = backend.sent - before;
    if (times === 0) {
      expect(form().textContent, 'what is to be mended').toMatch(problems);
      return;
    }
    expect(times, 'requests of one submission').toBe(1);
    expect(isIncomplete(model, current), 'sent although something required is missing').toBe(false);
    const post = backend.open.at(-1) as Post;
    const text = JSON.stringify(post.body);
    const earlierKey = unknown.get(text);
    post.isRepeated = earlierKey !== undefined;
    if (earlierKey) expect(post.key, 'the key of the same sent before').toBe(earlierKey);
    else if (current.key) expect(post.key, 'the key of another try').toBe(current.key);
    else expect(model.keys.has(post.key), 'the key of another form').toBe(false);
    if (!earlierKey) current.key = post.key;
    unknown.set(text, post.key);
    current.post = post;
    checkPayload(model, current, post.body);
    current.state = 'pending';
    model.unanswered += 1;
  });

/** As a request carries it: without lone surrogates, in the line breaks of a form, trimmed. */
const onTheWire = (text = '') =>
  asUsv(text)
    .replace(/\r\n|\r|\n/g, '\n')
    .trim();
const asUsv = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
const pick = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

/** The rows that are sent are those that are shown, and what is sent is what was typed. */
function checkPayload({ kind }: Model, { fields, rows }: OpenForm, body: Record<string, unknown>): void {
  const addresses = body.addresses as Record<string, unknown>[];
  expect(
    addresses.map(({ street_address, postal_code, address_type, is_primary, city_id, suburb_id }) => ({
      street_address: onTheWire(street_address as string),
      postal_code: onTheWire(postal_code as string),
      address_type,
      is_primary,
      city: Number.isInteger(city_id),
      suburb: Number.isInteger(suburb_id),
    })),
  ).toEqual(
    rows.address.map((row, index) => ({
      street_address: onTheWire(row['Street Address']),
      postal_code: onTheWire(row['Postal Code']),
      address_type: row['Address Type']?.toLowerCase(),
      is_primary: index === 0,
      city: true,
      suburb: row.Suburb !== '',
    })),
  );
  if (kind.rows.includes('contact')) {
    const contacts = body.contacts as Record<string, unknown>[];
    expect(
      contacts.map(({ position, contact_type, is_primary }) => ({
        position: onTheWire(position as string),
        contact_type: contact_type ?? '',
        is_primary,
      })),
    ).toEqual(
      rows.contact.map((row) => ({
        position: onTheWire(row.Position),
        contact_type: row['Contact Type']?.toLowerCase(),
        is_primary: row.Primary === 'on',
      })),
    );
  }
  for (const [label, path] of Object.entries(kind.wire)) {
    expect(onTheWire((pick(body, path) as string | undefined) ?? ''), label).toBe(onTheWire(fields[label]));
  }
}

const sendAgainWhilePending = command(
  'send while it is being sent',
  ({ form }) => form?.state === 'pending' || form?.state === 'overdue',
  async (_, { backend }) => {
    const before = backend.sent;
    fireEvent.submit(form().querySelector('form') as HTMLFormElement);
    await settle();
    expect(backend.sent, 'requests').toBe(before);
  },
);

const answer = (how: Answer, nth: number) =>
  command(
    `answer: ${how}`,
    ({ unanswered }) => unanswered > 0,
    async (model, world) => {
      const { backend, unknown } = world;
      const post = at(backend.open, nth);
      await world.clearToasts();
      const reads = backend.listReads;
      const isSuccess = post.answer(how);
      await settle();
      model.unanswered -= 1;
      const { record } = model.kind;
      const isOurs = model.form?.post === post;
      const isKnown = isSuccess || answers[how].isRefusal || how === 'accepted';
      if (isSuccess || (isKnown && !post.isRepeated)) unknown.delete(JSON.stringify(post.body));
      if (isSuccess) {
        const title = `${record.charAt(0).toUpperCase()}${record.slice(1)} created successfully!`;
        expect(toasts().split(title), 'the toast of success, once').toHaveLength(2);
        expect(backend.listReads - reads, 'the list is read again, once').toBe(1);
        world.count('records told of');
        if (isOurs) forget(model);
      } else {
        expect(toasts(), 'a toast says that it failed').toContain(`Failed to create ${record}`);
        expect(toasts()).not.toContain('successfully');
        if (isOurs) formOf(model).state = 'editing';
      }
    },
  );

/** The form is gone, and its key with it. */
function forget(model: Model): void {
  if (model.form?.key) model.keys.add(model.form.key);
  model.form = null;
}

const PATIENCE = 31_000;
const LONGEST = 121_000;

const wait = (name: string, time: number) =>
  command(
    name,
    ({ unanswered }) => unanswered > 0,
    async (model, { backend }) => {
      await settle(time);
      model.unanswered = backend.open.length;
      const { form: current } = model;
      if (current?.state !== 'pending' && current?.state !== 'overdue') return;
      const isWaiting = current.post !== undefined && backend.open.includes(current.post);
      current.state = isWaiting ? 'overdue' : 'editing';
    },
  );

const ways = ['Escape', 'Close', 'Cancel', 'outside', 'back', 'forward'] as const;
export type Way = (typeof ways)[number];

async function tryToLeave(way: Way, { router }: World): Promise<void> {
  if (way === 'Escape') fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  else if (way === 'Close') fireEvent.click(within(form()).getByLabelText('Close'));
  else if (way === 'Cancel') fireEvent.click(buttons(form(), 'Cancel')[0] as HTMLElement);
  else if (way === 'outside') {
    fireEvent.pointerDown(document.body, { button: 0 });
    fireEvent.click(document.body);
  } else await act(() => router.navigate(way === 'back' ? -1 : 1));
  await settle();
}

const WAIT = 'Processing form, please wait';

const leave = (way: Way) =>
  command(
    `leave: ${way}`,
    ({ form }) => form !== null && form.state !== 'asking',
    async (model, world) => {
      await world.clearToasts();
      const current = formOf(model);
      await tryToLeave(way, world);
      if (current.state === 'pending') {
        expect(toasts().split(WAIT), `'${WAIT}', once`).toHaveLength(2);
        return;
      }
      expect(toasts()).not.toContain(WAIT);
      if (way === 'outside') return;
      if (current.state === 'overdue') forget(model);
      else if (isBlank(current)) {
        if (questions().length > 0) current.state = 'asking';
        else forget(model);
      } else if (isChanged(current)) current.state = 'asking';
      else forget(model);
    },
  );

const isAsking = ({ form }: Model) => form?.state === 'asking';
const question = () => questions()[0] as HTMLElement;

const stay = (way: 'Keep editing' | 'Escape' | 'back' | 'forward') =>
  command(`keep editing: ${way}`, isAsking, async (model, world) => {
    if (way === 'Keep editing') await press(question(), way);
    else await tryToLeave(way, world);
    formOf(model).state = 'editing';
  });

const discard = command('discard', isAsking, async (model) => {
  await press(question(), 'Discard');
  forget(model);
});

/** What can happen to a form of that kind; what happens often stands in it often. */
export function commandsOf({ texts: labels, choices, rows }: Model['kind']): fc.Arbitrary<Command>[] {
  const any = fc.nat({ max: 20 });
  const row = fc.constantFrom(...rows);
  const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
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
