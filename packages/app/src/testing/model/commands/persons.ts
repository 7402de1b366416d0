import { fireEvent, within } from '@testing-library/react';
import { legendOf } from '../model';
import { asTaken, control, form, nameOf, settle } from '../screen';
import { at, command, formOf } from './command';
import { typeInto } from './fields';
import { hasRow } from './rows';

export const togglePrimary = (nth: number) =>
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

export const chooseContact = (nth: number, option: number) =>
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

export const typePerson = (nth: number, text: string) =>
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
