import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Card } from '../Card';
import { DateField } from '../DateField';
import { Dialog } from '../Dialog';
import { HoverCard } from '../HoverCard';
import { Inline } from '../Inline';
import { Link } from '../Link';
import { Menu, MenuItem } from '../Menu';
import { Popover } from '../Popover';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { Tooltip } from '../Tooltip';
import { PortalProvider } from './PortalProvider';

const meta = {
  component: PortalProvider,
  args: { children: <Part /> },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof PortalProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Part() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Inline>
        <Menu trigger={<Button>Actions</Button>}>
          <MenuItem>Edit</MenuItem>
          <MenuItem>Print</MenuItem>
          <MenuItem>Delete</MenuItem>
        </Menu>
        <Popover label="Filters" trigger={<Button>Filters</Button>}>
          <TextField label="City" />
        </Popover>
        <Button onClick={() => setOpen(true)}>Add Unit</Button>
        <Tooltip content="Exports what is filtered">
          <Button>Export</Button>
        </Tooltip>
        <HoverCard content="Three branches">
          <Link href="#mutapa">Mutapa Holdings</Link>
        </HoverCard>
      </Inline>
      <DateField label="Start" defaultValue="2025-03-05" />
      <Dialog
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        title="Add Unit"
        footer={<Button>Add</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </Stack>
  );
}

const Dark = ({ children }: { children?: ReactNode }) => (
  <div data-theme="dark">
    <PortalProvider>
      <Card style={{ minBlockSize: '16rem' }}>{children}</Card>
    </PortalProvider>
  </div>
);

const inPage = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found as HTMLElement;
  });

/** POP-2, POP-5: what opens in it is dark. */
export const DarkPart: Story = {
  render: ({ children }) => <Dark>{children}</Dark>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(getComputedStyle(await inPage('[role="menu"]')).colorScheme).toBe('dark');
  },
};

/** POP-5: without a provider too, as it takes after its button. */
export const DarkPartWithout: Story = {
  tags: ['!visual'],
  render: ({ children }) => (
    <div data-theme="dark">
      <Card>{children}</Card>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, role] of [
      ['Actions', 'menu'],
      ['Filters', 'dialog'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(getComputedStyle(await inPage(`[role="${role}"]`)).colorScheme).toBe('dark');
      await userEvent.keyboard('{Escape}');
    }
  },
};

/** POP-5: a menu reads from the right, in a part that does. */
export const RightToLeftPart: Story = {
  tags: ['!visual'],
  render: ({ children }) => <div dir="rtl">{children}</div>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(async () => expect(getComputedStyle(await inPage('[role="menu"]')).direction).toBe('rtl'));
  },
};

function InShadow({ children }: { children?: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (!host || shadow) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
      root.append(sheet.cloneNode(true));
    setShadow(root);
  };
  return (
    <div ref={attach} data-testid="host" data-theme="dark">
      {shadow && createPortal(<PortalProvider container={shadow}>{children}</PortalProvider>, shadow)}
    </div>
  );
}

/** POP-4, POP-6: the tokens are those of the host, whatever the page around it has. */
export const ShadowRoot_: Story = {
  name: 'Shadow Root',
  tags: ['!visual'],
  render: ({ children }) => (
    <div style={{ '--rs-space-2': '99px', '--rs-density-control-height': '99px' } as CSSProperties}>
      <InShadow>{children}</InShadow>
    </div>
  ),
  play: async ({ canvas }) => {
    const root = await waitFor(() => {
      const { shadowRoot } = canvas.getByTestId('host');
      if (!shadowRoot?.querySelector('button')) throw new Error('Not there yet.');
      return shadowRoot;
    });
    const button = (name: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
    const focused = (text: string) => waitFor(() => expect(root.activeElement).toHaveTextContent(text));
    const press = async (key: string) =>
      root.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );

    await expect(getComputedStyle(button('Actions')).colorScheme).toBe('dark');
    await expect(getComputedStyle(button('Actions')).minBlockSize).not.toBe('99px');

    button('Actions').focus();
    await press('Enter');
    await focused('Edit');
    await press('ArrowDown');
    await focused('Print');
    await press('End');
    await focused('Delete');
    await press('ArrowDown');
    await focused('Edit');
    await press('Escape');
    await focused('Actions');

    await userEvent.click(button('Filters'));
    await waitFor(() => expect(root.activeElement?.tagName).toBe('INPUT'));
    await press('Escape');
    await focused('Filters');
    await userEvent.click(button('Filters'));
    await waitFor(() => expect(root.querySelector('[role="dialog"]')).not.toBeNull());
    await userEvent.click(button('Filters'));
    await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());

    button('Add Unit').focus();
    await userEvent.click(button('Add Unit'));
    await waitFor(() => expect(root.activeElement?.tagName).toBe('INPUT'));
    button('Add').focus();
    await press('Tab');
    await waitFor(() => expect(root.activeElement).toHaveAccessibleName('Close'));
    await press('Escape');
    await focused('Add Unit');
  },
};
