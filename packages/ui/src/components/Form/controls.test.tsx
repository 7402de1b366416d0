import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../Button';
import { RadioGroup } from '../RadioGroup';
import { Repeater } from '../Repeater';
import { TextField } from '../TextField';
import { Form, type FormProps } from './Form';

const onSubmit = vi.fn<FormProps<unknown>['onSubmit']>();
beforeEach(() => {
  onSubmit.mockReset();
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const summary = () => screen.getByRole('region');

it('FRM-4 an issue of the whole form is of no control that has no name, seen or hidden', async () => {
  onSubmit.mockResolvedValue({ form: 'Duplicate.' });
  render(
    <Form aria-label="Branch" onSubmit={onSubmit} actions={<Button type="submit">Save</Button>}>
      <TextField label="Company" readOnly value="Moyo Stores" />
      <div hidden>
        <TextField label="Gone" />
      </div>
    </Form>,
  );
  await save();
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(within(summary()).getByText('Duplicate.')).toBeVisible();
});

describe('FRM-4 an issue of a field in a hidden part', () => {
  const renderPart = (part: { hidden: true; disabled?: true }) =>
    render(
      <Form aria-label="Branch" onSubmit={onSubmit} actions={<Button type="submit">Save</Button>}>
        <TextField label="Branch Name" name="name" />
        <fieldset {...part}>
          <TextField label="Postal Code" name="postal_code" />
        </fieldset>
      </Form>,
    );

  it('stands in the summary as text, which takes the focus', async () => {
    onSubmit.mockResolvedValue({ fields: { postal_code: 'Too long.' } });
    renderPart({ hidden: true });
    await save();
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(within(summary()).getByText('Postal Code: Too long.')).toBeVisible();
  });

  it('is left out where the part is disabled: it is not sent', async () => {
    onSubmit.mockResolvedValue({ fields: { name: 'Taken.', postal_code: 'Too long.' } });
    renderPart({ hidden: true, disabled: true });
    await save();
    await waitFor(() => expect(screen.getByLabelText('Branch Name')).toHaveFocus());
    expect(within(summary()).getAllByRole('listitem')).toHaveLength(1);
  });
});

it('FRM-2 names a group of radio buttons by its legend', async () => {
  render(
    <Form aria-label="Branch" onSubmit={onSubmit} actions={<Button type="submit">Save</Button>}>
      <Repeater
        label="Guarantors"
        rowLabel={(number) => `Guarantor ${number}`}
        addLabel="Add"
        removeLabel="Remove"
        initialRows={1}
      >
        {({ name }) => (
          <RadioGroup
            label="Identification"
            name={name('type')}
            required
            options={[{ value: 'passport', label: 'Passport' }]}
          />
        )}
      </Repeater>
    </Form>,
  );
  await save();
  const link = screen.getByRole('link', { name: 'Guarantor 1, Identification: This field is required.' });
  await userEvent.click(link);
  expect(screen.getByRole('radio', { name: 'Passport' })).toHaveFocus();
});
