import { contactRows } from '@rentsafe/domain/contact';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Announcer } from '../../components/Announcer';
import { enter } from '../../testing/enter';
import { ContactRepeater } from './ContactRepeater';

const people = [
  { value: 11, label: 'Tendai Moyo' },
  { value: 12, label: 'Rudo Ncube' },
];

const renderForm = (initialRows: number) =>
  render(
    <form aria-label="Branch">
      <Announcer />
      <ContactRepeater
        initialRows={initialRows}
        searchIndividuals={(query) =>
          Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())))
        }
      />
    </form>,
  );

const row = (number: number) => within(screen.getByRole('group', { name: `Contact ${number}` }));
const sent = () => contactRows(new FormData(screen.getByRole('form') as HTMLFormElement));

async function pick(number: number, name: string) {
  await userEvent.type(row(number).getByRole('combobox', { name: 'Individual' }), name);
  await userEvent.click(await row(number).findByRole('option', { name }));
}

describe('ContactRepeater', () => {
  it('CTR-1 sends every visible row, with the values of that row', async () => {
    renderForm(3);
    await pick(1, 'Tendai Moyo');
    await pick(3, 'Rudo Ncube');
    await enter(row(3).getByLabelText('Position'), 'Accountant');
    await userEvent.selectOptions(row(3).getByLabelText('Contact Type'), 'Accounts');
    await userEvent.click(row(3).getByRole('checkbox', { name: 'Primary' }));
    await userEvent.click(row(2).getByRole('button', { name: 'Remove Contact' }));
    expect(sent()).toEqual([
      { individual: 11, position: '', contact_type: '', is_primary: false },
      { individual: 12, position: 'Accountant', contact_type: 'accounts', is_primary: true },
    ]);
  });

  it('CTR-2 at most one is primary, also after a removal is undone', async () => {
    renderForm(2);
    await userEvent.click(row(1).getByRole('checkbox', { name: 'Primary' }));
    await userEvent.click(row(1).getByRole('button', { name: 'Remove Contact' }));
    await userEvent.click(row(1).getByRole('checkbox', { name: 'Primary' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sent().map(({ is_primary }) => is_primary)).toEqual([false, true]);
  });

  it('CTR-3 starts with the contacts of a branch, shows who they are, and sends them as they are', async () => {
    const contact = (id: number, last_name: string, is_primary: boolean) => ({
      individual: { id, first_name: 'Tendai', last_name, identification_number: `63-10000${id}-A-42` },
      contact_type: 'owner',
      position: 'Owner',
      is_primary,
    });
    render(
      <form aria-label="Branch">
        <ContactRepeater
          searchIndividuals={() => Promise.resolve([])}
          defaultValue={[contact(11, 'Moyo', false), contact(12, 'Dube', true)]}
        />
      </form>,
    );
    expect(row(2).getByRole('combobox', { name: 'Individual' })).toHaveValue('Tendai Dube');
    expect(row(2).getByText('63-1000012-A-42')).toBeVisible();
    const of = (individual: number, is_primary: boolean) => ({
      individual,
      position: 'Owner',
      contact_type: 'owner',
      is_primary,
    });
    expect(sent()).toEqual([of(11, false), of(12, true)]);
    await userEvent.click(row(1).getByRole('checkbox', { name: 'Primary' }));
    expect(sent()).toEqual([of(11, true), of(12, false)]);
  });
});
