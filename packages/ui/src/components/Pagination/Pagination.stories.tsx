import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from '.';

const meta = {
  component: Pagination,
  args: { page: 2, pageSize: 20, total: 134, onPageChange: () => {} },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Counted({ page: startPage, pageSize: startSize, ...rest }: Partial<PaginationProps>) {
  const [page, setPage] = useState(startPage ?? 2);
  const [pageSize, setPageSize] = useState(startSize ?? 20);
  return (
    <Pagination
      total={134}
      {...rest}
      page={page}
      pageSize={pageSize}
      onPageChange={(event) => setPage(event.page)}
      pageSizes={[20, 50, 100]}
      onPageSizeChange={(event) => setPageSize(event.pageSize)}
    />
  );
}

export const Middle: Story = { render: () => <Counted /> };
export const LastPage: Story = { render: () => <Counted page={7} /> };
export const Nothing: Story = { render: () => <Counted page={1} total={0} /> };
export const CappedCount: Story = {
  render: () => <Counted total={{ count: 10_000, isCapped: true }} />,
};

/** PGN-3, PGN-4 */
export const Keyboard: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(canvas.getByText('121–134 of 134')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 320 px: its parts stand one below the other, and nothing sticks out. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: '18rem' }}>
      <Counted page={500} total={1_000_000} />
    </div>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBe(nav.clientWidth);
  },
};
