import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { type Tab, Tabs } from './Tabs';

const tabs = [
  { value: 'overview', label: 'Overview', content: 'Low Risk' },
  { value: 'individual', label: 'Individual Payment Status', content: 'Individuals' },
  { value: 'company', label: 'Company Payment Status', content: 'Companies' },
] as const satisfies Tab[];
const linked = tabs.map((tab) => ({ ...tab, href: `?tab=${tab.value}` }));
const tab = (name: RegExp) => screen.getByRole('tab', { name });

it('TAB-1, TAB-4 shows the panel of the selected tab alone', () => {
  render(<Tabs label="Payment status" tabs={tabs} value="individual" />);
  expect(screen.getByRole('tablist', { name: 'Payment status' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Individual Payment Status' })).toHaveTextContent(
    'Individuals',
  );
  expect(screen.queryByText('Companies')).not.toBeInTheDocument();
});

it('TAB-3 asks to select, and waits for the new value', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="Payment status" tabs={tabs} value="overview" onValueChange={onValueChange} />);
  await userEvent.click(tab(/Company/));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'company' });
  expect(tab(/Overview/)).toHaveAttribute('aria-selected', 'true');
});

it('TAB-3 selects by itself where no one holds the value', async () => {
  const onValueChange = vi.fn();
  const { unmount } = render(<Tabs label="Payment status" tabs={tabs} onValueChange={onValueChange} />);
  expect(tab(/Overview/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab(/Company/));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'company' });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Companies');
  unmount();
  render(<Tabs label="Payment status" tabs={tabs} defaultValue="individual" />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Individuals');
});

it('TAB-5 arrows move without selecting; Enter selects', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="Payment status" tabs={tabs} value="overview" onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab(/Individual/)).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 'individual' });
});

it('TAB-5 arrows go by what one sees, where the page is mirrored', async () => {
  render(<Tabs label="Payment status" tabs={tabs} value="overview" style={{ direction: 'rtl' }} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab(/Individual/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab(/Company/)).toHaveFocus();
});

it('TAB-6 Tab goes to the panel and back to the selected tab', async () => {
  render(<Tabs label="Payment status" tabs={tabs} value="company" />);
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tab(/Company/)).toHaveFocus();
});

it('TAB-2, TAB-3 a tab that is a link only follows it', async () => {
  const onValueChange = vi.fn();
  const onFollow = vi.fn((event: MouseEvent) => event.preventDefault());
  document.addEventListener('click', onFollow);
  render(
    <Tabs
      label="Payment status"
      tabs={linked}
      value="overview"
      onValueChange={onValueChange}
      renderLink={(props) => <a data-router {...props} />}
    />,
  );
  expect(tab(/Company/)).toHaveAttribute('href', '?tab=company');
  expect(tab(/Company/)).toHaveAttribute('data-router');
  await userEvent.click(tab(/Company/));
  expect(onFollow).toHaveBeenCalledOnce();
  tab(/Individual/).focus();
  await userEvent.keyboard(' ');
  expect(onFollow).toHaveBeenCalledTimes(2);
  expect(onValueChange).not.toHaveBeenCalled();
  document.removeEventListener('click', onFollow);
});

it('knows its values', () => {
  render(
    <Tabs
      label="Payment status"
      tabs={tabs}
      value="overview"
      onValueChange={({ value }) =>
        expectTypeOf(value).toEqualTypeOf<'overview' | 'individual' | 'company'>()
      }
    />,
  );
  // @ts-expect-error no such tab
  render(<Tabs label="Payment status" tabs={tabs} value="companies" />);
});
