import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion, type AccordionProps } from './Accordion';

const renderAccordion = (props: Partial<AccordionProps> = {}) =>
  render(
    <Accordion
      items={[
        { value: 'active', label: 'Active accounts', content: <input aria-label="Note" /> },
        { value: 'past', label: 'Past accounts', content: 'No data held' },
      ]}
      {...props}
    />,
  );
const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.queryByRole('region', { name });

it('ACC-1 is a button in a heading that controls a named region', () => {
  renderAccordion({ defaultValue: ['active'], headingLevel: 2 });
  expect(screen.getByRole('heading', { level: 2, name: 'Active accounts' })).toBeVisible();
  expect(button('Active accounts')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Active accounts')).toHaveAttribute('aria-controls', region('Active accounts')?.id);
  expect(button('Past accounts')).toHaveAttribute('aria-expanded', 'false');
});

it('ACC-2 by keyboard: opens one, leaves the others, keeps the focus', async () => {
  renderAccordion({ defaultValue: ['active'] });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(region('Past accounts')).toBeVisible();
  expect(region('Active accounts')).toBeVisible();
  expect(button('Past accounts')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(region('Past accounts')).not.toBeInTheDocument();
});

it('ACC-3 keeps what was typed, out of reach', async () => {
  renderAccordion({ defaultValue: ['active'] });
  await userEvent.type(screen.getByLabelText('Note'), 'called');
  await userEvent.click(button('Active accounts'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(button('Active accounts'));
  expect(screen.getByRole('textbox')).toHaveValue('called');
});

it('ACC-4 shows what it is told', async () => {
  const onValueChange = vi.fn();
  renderAccordion({ value: ['active'], onValueChange });
  await userEvent.click(button('Past accounts'));
  await userEvent.click(button('Active accounts'));
  expect(onValueChange.mock.calls).toEqual([[{ value: ['active', 'past'] }], [{ value: [] }]]);
  expect(region('Past accounts')).not.toBeInTheDocument();
});
