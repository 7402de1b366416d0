import type { RowKind } from '../kinds';
import { legendOf, type Model, newRow, words } from '../model';
import { choose, form, nameOf, press } from '../screen';
import { at, command, formOf, isEditing } from './command';
import { typeInto } from './fields';

export const hasRow = (kind: RowKind) => (model: Model) =>
  isEditing(model) && (model.form?.rows[kind].length ?? 0) > 0;

export const addRow = (kind: RowKind) =>
  command('add a row', isEditing, async (model, world) => {
    await press(form(), `Add ${words[kind]}`);
    formOf(model).rows[kind].push(newRow[kind](world.province));
  });

export const removeRow = (kind: RowKind, nth: number) =>
  command('remove a row', hasRow(kind), async (model) => {
    const { rows, removed } = formOf(model);
    const index = nth % rows[kind].length;
    await press(form(), `Remove ${words[kind]}`, index);
    const [row] = rows[kind].splice(index, 1);
    if (row) removed[kind] = { row, at: index };
  });

export const undoRemoval = (kind: RowKind) =>
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

export const typeInRow = (kind: RowKind, nth: number, label: string, text: string) =>
  command('type in a row', hasRow(kind), async (model) => {
    const rows = formOf(model).rows[kind];
    const index = nth % rows.length;
    await typeInto(at(rows, index), label, nameOf(legendOf(kind, index), label), text);
  });

export const chooseInRow = (kind: RowKind, nth: number, label: string, option: string) =>
  command('choose in a row', hasRow(kind), async (model) => {
    const rows = formOf(model).rows[kind];
    const index = nth % rows.length;
    await choose(nameOf(legendOf(kind, index), label), option);
    at(rows, index)[label] = option;
  });
