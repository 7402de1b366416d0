import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { DataTable } from '../DataTable';
import { Menu, MenuItem } from '../Menu';
import { Stack } from '../Stack';
import { Letterhead } from './Letterhead';
import { PrintButton, type PrintButtonProps } from './PrintButton';
import { PrintFooter } from './PrintFooter';
import { PrintHeader } from './PrintHeader';
import { usePrint } from './usePrint';

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
            { id: 'amount', header: 'Amount', kind: 'money', cell: (row) => `$${row.amount}.00` },
          ]}
        />
        <PrintFooter user="Rudo Ncube">Confidential. For the addressee alone.</PrintFooter>
      </Stack>
    </Stack>
  );
}

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[aria-hidden]');

/** Does `act` with a spy in place of the printing of the frame that it opens; returns the frame's window. */
async function printed(act: () => Promise<void>): Promise<Window> {
  const print = fn();
  const observer = new MutationObserver(() => {
    const view = frame()?.contentWindow;
    if (view) view.print = print;
  });
  observer.observe(document.body, { childList: true });
  await act();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  observer.disconnect();
  return frame()?.contentWindow as Window;
}

/** The real frame, styled by the page's stylesheets, light also while the page is dark, with the address of the page (PRN-1, PRN-4, PRN-5). */
export const PrintsThroughAFrame: Story = {
  render: Statement,
  play: async ({ canvas }) => {
    const view = await printed(() => userEvent.click(canvas.getByRole('button', { name: 'Print' })));
    const head = view.document.querySelector('thead');
    await expect(head && view.getComputedStyle(head).display).toBe('table-header-group');
    await expect(view.getComputedStyle(view.document.body).fontFamily).toContain('Inter');
    await expect(view.document.documentElement).toHaveAttribute('data-theme', 'light');
    await expect(view.document.URL).toBe(document.URL);
    const rule = [...view.document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find(({ cssText }) => /@page\s*{[^}]*0\.3in/.test(cssText));
    await expect(rule).toBeDefined();
    view.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(frame()).toBeNull());
  },
};

function List() {
  const content = useRef<HTMLDivElement>(null);
  const { print, printing } = usePrint({ content, documentTitle: 'Leases' });
  return (
    <Stack>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem disabled={printing} onSelect={() => void print()}>
          Print the list
        </MenuItem>
      </Menu>
      <div ref={content}>
        <PrintHeader brand="RentSafe" title="Leases" />
        <DataTable
          caption="Leases"
          status="ready"
          rows={rows.slice(0, 3)}
          rowKey={(row) => row.id}
          columns={[
            { id: 'lease', header: 'Lease', cell: (row) => `L-${row.id}`, rowHeader: true },
            { id: 'actions', header: 'Actions', cell: () => <Button>View</Button>, printed: false },
          ]}
        />
        <PrintFooter user="Rudo Ncube" />
      </div>
    </Stack>
  );
}

/** `usePrint` behind a command of your own; a column of buttons stays out of print. */
export const PrintsAListFromAMenu: Story = {
  tags: ['!visual'],
  render: () => <List />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Print the list' });
    const view = await printed(() => userEvent.click(item));
    const list = within(view.document.body).getByRole('table', { name: 'Leases' });
    await expect(within(list).getAllByRole('rowheader')).toHaveLength(3);
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

const logo =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22120%22 height=%2260%22%3E%3Crect width=%22120%22 height=%2260%22 rx=%228%22 fill=%22%230b5%22/%3E%3C/svg%3E';
const lines = [
  '7 Kopje Road, Avondale, Harare',
  '+263 242 700 700 · office@kopje.example',
  'VAT 220123456 · TIN 2000123456',
];

/** With a logo, without one, with a name alone, and with a long one (PRN-14). */
export const Letterheads: Story = {
  render: () => (
    <Stack gap="section">
      <Letterhead name="Kopje Estates" logo={logo} lines={lines} />
      <Letterhead name="Kopje Estates" lines={lines} />
      <Letterhead name="Kopje Estates" />
      <Letterhead
        name="Kopje, Makoni and Daughters Estate Agents and Property Managers (Private) Limited"
        logo={logo}
        lines={lines}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
