import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable';
import { Stack } from '../Stack/Stack';
import { PrintButton, type PrintButtonProps } from './PrintButton';
import { PrintFooter } from './PrintFooter';
import { PrintHeader } from './PrintHeader';

const meta = {
  title: 'Print',
  component: PrintButton,
  args: { content: { current: null }, documentTitle: 'Landlord Statement', onProblem: fn() },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, amount: (index + 1) * 10 }));

function Statement(args: PrintButtonProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Stack>
      <PrintButton {...args} content={content} />
      <Stack ref={content}>
        <PrintHeader brand="RentSafe" title="Landlord Statement" />
        <DataTable
          caption="Rent owing"
          status="ready"
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { id: 'lease', header: 'Lease', cell: (row) => `L-${row.id}`, rowHeader: true },
            { id: 'amount', header: 'Amount', cell: (row) => `$${row.amount}.00`, align: 'end' },
          ]}
        />
        <PrintFooter user="Rudo Ncube">Confidential. For the addressee alone.</PrintFooter>
      </Stack>
    </Stack>
  );
}

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[aria-hidden]');

/** The real frame, styled by the page's stylesheets, light also while the page is dark (PRN-1, PRN-4, PRN-5). */
export const PrintsThroughAFrame: Story = {
  render: Statement,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    const opened = frame();
    const view = opened?.contentWindow;
    if (!opened || !view) throw new Error('no frame');
    const print = fn();
    view.print = print;
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const head = view.document.querySelector('thead');
    await expect(head && view.getComputedStyle(head).display).toBe('table-header-group');
    await expect(view.getComputedStyle(view.document.body).fontFamily).toContain('Inter');
    await expect(view.document.documentElement).toHaveAttribute('data-theme', 'light');
    const rule = [...view.document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find(({ cssText }) => /@page\s*{[^}]*0\.3in/.test(cssText));
    await expect(rule).toBeDefined();
    view.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(frame()).toBeNull());
  },
};

export const NothingToPrint: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onProblem).toHaveBeenCalledWith({ problem: 'nothing' });
    await expect(frame()).toBeNull();
  },
};
