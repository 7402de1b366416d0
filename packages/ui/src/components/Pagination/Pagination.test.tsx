import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { Pagination, type PaginationProps } from '.';

it('PGN-1 is a named landmark', () => {
  render(<Pagination page={1} pageSize={20} total={9} onPageChange={() => {}} label="Pages of units" />);
  expect(screen.getByRole('navigation', { name: 'Pages of units' })).toBeInTheDocument();
});

const pager = (props: Partial<PaginationProps> = {}) => (
  <Pagination page={2} pageSize={20} total={134} onPageChange={() => {}} {...props} />
);
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Page' });

it('PGN-2 shows the rows of the page and how many pages there are', () => {
  const { rerender } = render(pager());
  expect(screen.getByText('21–40 of 134')).toBeInTheDocument();
  expect(field()).toHaveValue('2');
  expect(field()).toHaveAccessibleDescription('of 7');
  rerender(pager({ total: { count: 10_000, isCapped: true } }));
  expect(screen.getByText('21–40 of 10,000+')).toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription('of 500+');
  rerender(pager({ page: 1, total: 0 }));
  expect(screen.getByText('0 of 0')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('PGN-3 Previous and Next ask for the neighbours, and keep the focus at the ends', async () => {
  const onPageChange = vi.fn();
  const { rerender } = render(pager({ onPageChange }));
  await userEvent.click(button('Next'));
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 3 });
  rerender(pager({ page: 7, onPageChange }));
  expect(button('Next')).toHaveFocus();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Next'));
  expect(onPageChange).toHaveBeenCalledOnce();
});

it('PGN-4 Enter goes to the page that is typed, the last one at most', async () => {
  const onPageChange = vi.fn();
  render(pager({ onPageChange }));
  await userEvent.clear(field());
  await userEvent.type(field(), '99{Enter}');
  expect(onPageChange).toHaveBeenLastCalledWith({ page: 7 });
  await userEvent.clear(field());
  await userEvent.type(field(), 'abc{Enter}');
  expect(field()).toHaveValue('2');
  expect(onPageChange).toHaveBeenCalledOnce();
});

it('PGN-4 sends no form around it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(createPortal(pager(), document.body), {
    wrapper: ({ children }) => <form onSubmit={onSubmit}>{children}</form>,
  });
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('PGN-5 offers the page sizes, the current one among them', async () => {
  const onPageSizeChange = vi.fn();
  render(pager({ pageSizes: [50, 100], onPageSizeChange }));
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(sizes).toHaveDisplayValue('20');
  await userEvent.selectOptions(sizes, '100');
  expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith({ pageSize: 100 });
});

it('PGN-6 warns of figures that name no page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(pager({ total: Number.NaN }));
  expect(screen.getByText('0 of 0')).toBeInTheDocument();
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/the total NaN.*other rows.*whole numbers/)]);
});
