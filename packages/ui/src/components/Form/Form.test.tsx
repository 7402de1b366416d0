import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isDirty } from '../../internal/form/dirty';
import { parseEntries, type SchemaIssue } from '../../internal/form/schema';
import { MessagesProvider } from '../../messages/MessagesProvider';
import { enter } from '../../testing/enter';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { DateField } from '../DateField';
import { Repeater } from '../Repeater';
import { TextField } from '../TextField';
import { Form, type FormProps } from './Form';

const onSubmit = vi.fn<FormProps<unknown>['onSubmit']>();

const renderForm = (props: Partial<FormProps<unknown>> = {}) =>
  render(
    <>
      <Announcer data-testid="announcer" />
      <Form
        aria-label="Individual"
        onSubmit={onSubmit}
        actions={<Button type="submit">Save</Button>}
        {...props}
      >
        <TextField label="Last Name" name="last_name" required />
        <TextField label="Email" name="email" type="email" />
        <DateField label="Date Of Birth" name="date_of_birth" />
        <Repeater
          label="Guarantors"
          rowLabel={(number) => `Guarantor ${number}`}
          addLabel="Add Guarantor"
          removeLabel="Remove Guarantor"
        >
          {({ name }) => <TextField label="Surname" name={name('surname')} />}
        </Repeater>
      </Form>
    </>,
  );

const form = () => screen.getByRole<HTMLFormElement>('form');
const field = (label: string) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const summary = () => screen.queryByRole('region');

beforeEach(() => {
  onSubmit.mockReset();
});
afterEach(() => vi.restoreAllMocks());

describe('Form', () => {
  it('FRM-5 a double click sends once, also where the first click is answered before the second', async () => {
    renderForm();
    await enter(field('Last Name'), 'Moyo');
    const button = screen.getByRole('button', { name: 'Save' });
    const click = (detail: number) => act(async () => void fireEvent.click(button, { detail }));
    await click(1);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field('Last Name')).toBeEnabled();
    await click(2);
    expect(onSubmit).toHaveBeenCalledOnce();
    await click(1);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('FRM-1 sends what the fields hold', async () => {
    renderForm();
    await enter(field('Last Name'), 'Moyo');
    await enter(field('Date Of Birth'), '05/03/1990');
    await save();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(Object.fromEntries(onSubmit.mock.calls[0]?.[0].entries ?? [])).toEqual({
      last_name: 'Moyo',
      email: '',
      date_of_birth: '1990-03-05',
    });
  });

  it('FRM-2 shows each issue at its field and in the summary, focuses the first, and sends nothing', async () => {
    renderForm();
    await enter(field('Email'), 'moyo@');
    await enter(field('Date Of Birth'), '31/02/1990');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Last Name')).toHaveFocus();
    expect(field('Last Name')).toHaveAccessibleDescription('This field is required.');
    expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    const links = within(summary() as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Last Name: This field is required.',
      'Email: Enter a valid email address.',
      'Date Of Birth: 31/02/1990 is not a real date.',
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(field('Email')).toHaveFocus();
    expect(screen.getByTestId('announcer')).toHaveTextContent('There are 3 problems in this form');
  });

  it('FRM-2 shows the text of validate before that of the schema, and both before that of the field', async () => {
    const schema = z.object({
      last_name: z.string().check(z.minLength(1, 'Enter the surname.')),
      email: z.string().check(z.minLength(1, 'from the schema')),
    });
    renderForm({ schema, validate: () => ({ fields: { email: 'from validate' } }) });
    await enter(field('Date Of Birth'), '31/02/1990');
    await save();
    expect(field('Last Name')).toHaveAccessibleDescription('Enter the surname.');
    expect(field('Email')).toHaveAccessibleDescription('from validate');
    expect(field('Date Of Birth')).toHaveAccessibleDescription(/is not a real date/);
  });

  describe('FRM-9 a schema', () => {
    const schema = z.object({
      last_name: z.string().check(z.minLength(3, 'Enter at least three letters.'), z.toUpperCase()),
      email: z.string(),
      date_of_birth: z.string(),
    });

    it('checks before sending, and shows the problem at the field', async () => {
      renderForm({ schema });
      await userEvent.type(field('Last Name'), 'Mo');
      await save();
      expect(field('Last Name')).toHaveAccessibleDescription('Enter at least three letters.');
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('hands its output to onSubmit', async () => {
      renderForm({ schema });
      await enter(field('Last Name'), 'Moyo');
      await save();
      expect(onSubmit.mock.calls[0]?.[0].value).toEqual({ last_name: 'MOYO', email: '', date_of_birth: '' });
    });

    it('that reports codes is shown in the texts of the provider', async () => {
      const required = { message: 'required', code: 'too_long', params: { max: 20 }, path: ['email'] };
      const schema = {
        '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [required] }) },
      } as const;
      const issue = ({ code, params }: SchemaIssue) => `${code}: at most ${params?.max}`;
      render(
        <MessagesProvider messages={{ form: { issue } }}>
          <Form aria-label="Individual" schema={schema} onSubmit={onSubmit}>
            <TextField label="Email" name="email" />
          </Form>
        </MessagesProvider>,
      );
      fireEvent.submit(form());
      expect(field('Email')).toHaveAccessibleDescription('too_long: at most 20');
    });

    it('that finds the whole form wrong stands in the summary', async () => {
      renderForm({ schema: z.looseObject({}).check(z.refine(() => false, 'Nothing to save.')) });
      await enter(field('Last Name'), 'Moyo');
      await save();
      expect(within(summary() as HTMLElement).getByText('Nothing to save.')).toBeVisible();
    });

    it('gets a list where a name stands several times', () => {
      const entries = new FormData();
      for (const mobile of ['0771234567', '0712345678']) entries.append('mobile', mobile);
      const result = parseEntries(z.object({ mobile: z.array(z.string()) }), entries);
      expect(result).toEqual({ value: { mobile: ['0771234567', '0712345678'] } });
    });
  });

  it('FRM-3 an issue goes when its field changes', async () => {
    renderForm();
    await userEvent.type(field('Date Of Birth'), 'x');
    await save();
    await userEvent.type(field('Last Name'), 'M');
    expect(field('Last Name')).toBeValid();
    await userEvent.type(field('Date Of Birth'), 'y');
    expect(summary()).not.toBeInTheDocument();
  });

  it('FRM-4 shows what the server reports at its field; what has no field is in the summary', async () => {
    onSubmit.mockResolvedValue({ form: 'Duplicate.', fields: { email: 'Already used.' } });
    renderForm();
    await enter(field('Last Name'), 'Moyo');
    await save();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('Already used.');
    expect(within(summary() as HTMLElement).getByText('Duplicate.')).toBeVisible();
    expect(field('Last Name')).toHaveValue('Moyo');
  });

  it('FRM-4 without a field to go to, the summary takes the focus, and its heading is read', async () => {
    onSubmit.mockResolvedValue({ form: 'Duplicate.' });
    renderForm();
    await enter(field('Last Name'), 'Moyo');
    await save();
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(screen.getByTestId('announcer')).toHaveTextContent('');
  });

  describe('FRM-11 another form in a portal of its own', () => {
    const onChange = vi.fn();
    const other = (
      <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
        <TextField label="Query" name="last_name" />
        <Button type="submit">Find</Button>
      </form>
    );

    beforeEach(() => {
      onChange.mockReset();
      render(
        <Form aria-label="Branch" {...{ onSubmit, onChange }} actions={<Button type="submit">Save</Button>}>
          <TextField label="Last Name" name="last_name" required />
          {createPortal(other, document.body)}
        </Form>,
      );
    });

    it('is sent alone', async () => {
      await enter(field('Last Name'), 'Moyo');
      await userEvent.click(screen.getByRole('button', { name: 'Find' }));
      expect(onSubmit).not.toHaveBeenCalled();
      await save();
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    it('changes alone', async () => {
      await save();
      await userEvent.type(field('Query'), 'M');
      expect(onChange).not.toHaveBeenCalled();
      expect(field('Last Name')).toHaveAccessibleDescription('This field is required.');
    });
  });

  describe('FRM-12 when it is reset', () => {
    it('its issues go', async () => {
      renderForm();
      await save();
      form().reset();
      await waitFor(() => expect(summary()).not.toBeInTheDocument());
      expect(field('Last Name')).not.toHaveAccessibleDescription();
    });

    it('its issues stay where that is prevented', async () => {
      renderForm({ onReset: (event) => event.preventDefault() });
      await userEvent.type(field('Date Of Birth'), 'x');
      await save();
      act(() => form().reset());
      expect(summary()).toBeInTheDocument();
      expect(field('Date Of Birth')).toHaveValue('x');
    });
  });

  it('FRM-10 puts no nameless group around the fields', () => {
    renderForm();
    expect(screen.queryByRole('group', { name: '' })).toBeNull();
  });

  it('FRM-5 sends once, is locked meanwhile, and can be sent again after a failure with nothing lost', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    let fail = () => {};
    onSubmit.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('offline'));
        }),
    );
    renderForm();
    await enter(field('Last Name'), 'Moyo');
    await save();
    fireEvent.submit(form());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field('Last Name')).toBeDisabled();
    expect(form()).toHaveAttribute('aria-busy', 'true');
    fail();
    expect(await screen.findByText(/could not be sent/)).toBeVisible();
    expect(report).toHaveBeenCalledOnce();
    expect(field('Last Name')).toBeEnabled();
    expect(field('Last Name')).toHaveValue('Moyo');
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('FRM-6 knows whether it holds something that was not sent', async () => {
    renderForm();
    expect(isDirty(form())).toBe(false);
    await userEvent.type(field('Last Name'), 'M');
    expect(isDirty(form())).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await save();
    await waitFor(() => expect(isDirty(form())).toBe(false));
  });

  it('FRM-6 an added row is a change; adding and removing it is none', async () => {
    renderForm();
    await userEvent.click(screen.getByRole('button', { name: 'Add Guarantor' }));
    expect(isDirty(form())).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Guarantor' }));
    expect(isDirty(form())).toBe(false);
  });

  it('FRM-7 issues stay with their row, leave with it and come back with it', async () => {
    renderForm({ validate: () => ({ fields: { surname_1: 'wrong first', surname_2: 'wrong second' } }) });
    await enter(field('Last Name'), 'Moyo');
    await userEvent.click(screen.getByRole('button', { name: 'Add Guarantor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Guarantor' }));
    await save();
    const items = () =>
      within(summary() as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(items()).toEqual(['Guarantor 1, Surname: wrong first', 'Guarantor 2, Surname: wrong second']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove Guarantor' })[0] as HTMLElement);
    expect(items()).toEqual(['Guarantor 1, Surname: wrong second']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual(['Guarantor 1, Surname: wrong first', 'Guarantor 2, Surname: wrong second']);
  });
});
