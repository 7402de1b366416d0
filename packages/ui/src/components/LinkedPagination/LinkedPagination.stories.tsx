import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LinkedPagination } from '.';

const link = (page: number) => `https://api.example/api/individuals/?page=${page}`;
const lastPage = 3;
const pageOf = (page: number) => ({
  next: page < lastPage ? link(page + 1) : null,
  previous: page > 1 ? link(page - 1) : null,
  count: 57,
});

const meta = {
  component: LinkedPagination,
  args: { list: pageOf(2), parameter: 'individual_page', search: '?individual_q=moyo' },
} satisfies Meta<typeof LinkedPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const FirstPage: Story = { args: { list: pageOf(1) } };
export const LastPage: Story = { args: { list: pageOf(3) } };
export const NoRecords: Story = { args: { list: { next: null, previous: null, count: 0 } } };
export const CappedCount: Story = {
  args: { list: { next: link(2), previous: null, count: 10_000, count_is_capped: true } },
};
export const BeforeTheFirstResponse: Story = { args: { list: undefined } };

/** Focus stays on Next while it takes the user to the last page (LNP-6). */
export const KeyboardToTheEnd: Story = {
  render: function PagesByHand(args) {
    const [page, setPage] = useState(2);
    return (
      <LinkedPagination
        {...args}
        list={pageOf(page)}
        renderLink={({ href, onClick, ...rest }) => (
          <a
            href={href}
            {...rest}
            onClick={(event) => {
              onClick?.(event);
              if (event.defaultPrevented) return;
              event.preventDefault();
              setPage(Number(new URLSearchParams(href).get('individual_page')));
            }}
          />
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 3 of 57 records')).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 3 of 57 records')).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 57 records')).toBeVisible();
  },
};
