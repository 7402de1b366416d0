import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LinkedPagination } from '.';

const lastPage = 3;
const pageOf = (page: number) => ({ page, hasNext: page < lastPage, total: 57 });

const meta = {
  component: LinkedPagination,
  args: { ...pageOf(2), parameter: 'individual_page', search: '?individual_q=moyo' },
} satisfies Meta<typeof LinkedPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const FirstPage: Story = { args: pageOf(1) };
export const LastPage: Story = { args: pageOf(3) };
export const NoRecords: Story = { args: { page: 1, hasNext: false, total: 0 } };
export const CappedCount: Story = {
  args: { page: 1, hasNext: true, total: { count: 10_000, isCapped: true } },
};
export const BeforeTheFirstResponse: Story = { args: { page: 1, hasNext: false, total: undefined } };

/** Focus stays on Next while it takes the user to the last page (LNP-6). */
export const KeyboardToTheEnd: Story = {
  render: function PagesByHand(args) {
    const [page, setPage] = useState(2);
    return (
      <LinkedPagination
        {...args}
        {...pageOf(page)}
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
