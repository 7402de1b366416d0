import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleNavigation, samplePath } from '../../testing/sampleNavigation';
import { Sidebar } from './Sidebar';
import { SidebarProvider } from './SidebarProvider';
import { SidebarTrigger } from './SidebarTrigger';
import { SidebarUser } from './SidebarUser';

function Page({ start = '' }: { start?: string }) {
  const [path, setPath] = useState(samplePath(start));
  return (
    <SidebarProvider>
      <Sidebar
        sections={sampleNavigation}
        currentPath={path}
        header="RentSafe"
        footer={<SidebarUser username="tendai.moyo" onLogOut={() => {}} />}
        renderLink={({ href, onClick, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              onClick?.(event);
              setPath(href);
            }}
          >
            {children}
          </a>
        )}
      />
      <SidebarTrigger />
      <input aria-label="Search" />
    </SidebarProvider>
  );
}

const aside = () => screen.getByRole('complementary', { name: 'Sidebar' });
const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const trigger = () => screen.getByRole('button', { name: 'Toggle Sidebar' });
const group = (name: string) => within(navigation()).getByRole('button', { name });
const cookies = () => document.cookie.split('; ');
const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'sidebar_state=; path=/; max-age=0';
};

beforeEach(forget);
afterEach(() => {
  forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('SDB-1 is a nav inside an aside, open by default', () => {
  render(<Page />);
  expect(aside()).toContainElement(navigation());
  expect(aside()).toHaveAttribute('data-state', 'expanded');
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  for (const label of ['APPLICATION', 'ACCOUNTING', 'ADMIN']) {
    expect(screen.getByRole('list', { name: label })).toBeVisible();
  }
  expect(within(aside()).getByText('tendai.moyo')).toBeVisible();
  expect(within(aside()).getByRole('button', { name: 'Log out' })).toBeVisible();
});

it('SDB-3 is toggled by its button and remembered in a cookie for 7 days', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  render(<Page />);
  await userEvent.click(trigger());
  expect(aside()).toHaveAttribute('data-state', 'collapsed');
  expect(written).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  await userEvent.click(trigger());
  expect(aside()).toHaveAttribute('data-state', 'expanded');
  expect(cookies()).toContain('sidebar_state=true');
});

it("SDB-3 calls the caller's onClick first, which may prevent it", async () => {
  const onClick = vi.fn();
  render(
    <SidebarProvider>
      <SidebarTrigger onClick={onClick} />
    </SidebarProvider>,
  );
  await userEvent.click(trigger());
  expect(onClick).toHaveBeenCalledOnce();
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  onClick.mockImplementation((event: MouseEvent) => event.preventDefault());
  await userEvent.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it('SDB-3 starts in the state of the cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'sidebar_state=false; path=/';
  render(<Page />);
  expect(aside()).toHaveAttribute('data-state', 'collapsed');
});

it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('SDB-4 is toggled by %s', async (keys) => {
  render(<Page />);
  await userEvent.keyboard(keys);
  expect(aside()).toHaveAttribute('data-state', 'collapsed');
});

it('SDB-4 leaves Ctrl+B alone while a person is typing', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(aside()).toHaveAttribute('data-state', 'expanded');
});

it('SDB-5 groups are disclosures, one open at a time', async () => {
  render(<Page />);
  expect(group('Tenants')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(group('Tenants'));
  expect(group('Tenants')).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(group('Tenants').getAttribute('aria-controls') ?? '');
  expect(within(list as HTMLElement).getByRole('link', { name: 'Leases' })).toBeVisible();

  await userEvent.click(group('Landlords'));
  expect(group('Tenants')).toHaveAttribute('aria-expanded', 'false');
  expect(list).not.toBeVisible();
  await userEvent.click(group('Landlords'));
  expect(group('Landlords')).toHaveAttribute('aria-expanded', 'false');
});

it('SDB-6 opens the group of the current link and marks both', () => {
  render(<Page start="statements" />);
  expect(group('Landlords')).toHaveAttribute('aria-expanded', 'true');
  expect(group('Landlords')).toHaveAttribute('data-active', 'true');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Statements');
});

it('SDB-7 keeps the clicked group active for a link that stands in several', async () => {
  render(<Page />);
  await userEvent.click(group('Landlords'));
  await userEvent.click(screen.getByRole('link', { name: 'Communication' }));
  expect(group('Landlords')).toHaveAttribute('data-active', 'true');
  expect(group('Landlords')).toHaveAttribute('aria-expanded', 'true');
  expect(group('Tenants')).toHaveAttribute('data-active', 'false');
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);

  await userEvent.click(group('Data'));
  await userEvent.click(screen.getByRole('link', { name: 'Communication' }));
  expect(group('Data')).toHaveAttribute('data-active', 'true');
  expect(group('Data')).toHaveAttribute('aria-expanded', 'true');
});

it('SDB-8 reaches every link of the collapsed sidebar through flyouts', async () => {
  render(<Page />);
  await userEvent.click(trigger());
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();

  await userEvent.click(group('Landlords'));
  const flyout = await screen.findByRole('dialog', { name: 'Landlords' });
  expect(navigation()).toContainElement(flyout);
  expect(within(flyout).getAllByRole('link')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(group('Landlords')).toHaveFocus();

  await userEvent.click(group('Landlords'));
  await userEvent.click(screen.getByRole('link', { name: 'Statements' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(group('Landlords')).toHaveAttribute('data-active', 'true');
});

it('SDB-8 a flyout stays open while one goes through its links, and when what is around it is drawn again', async () => {
  const { rerender } = render(<Page />);
  await userEvent.click(trigger());
  await userEvent.click(group('Landlords'));
  const links = within(await screen.findByRole('dialog', { name: 'Landlords' })).getAllByRole('link');
  await waitFor(() => expect(links[0]).toHaveFocus());
  await userEvent.tab();
  expect(links[1]).toHaveFocus();
  rerender(<Page start="tenants" />);
  await userEvent.hover(screen.getByRole('textbox', { name: 'Search' }));
  expect(screen.getByRole('dialog', { name: 'Landlords' })).toContainElement(links[1] as HTMLElement);
  expect(links[1]).toHaveFocus();

  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('SDB-2 is a drawer in a narrow window, gone until it is opened and after a navigation', async () => {
  const changed = new EventTarget();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(changed as MediaQueryList, { matches: media.includes('767'), media }),
  );
  render(<Page />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.click(trigger());
  const drawer = await screen.findByRole('dialog', { name: 'Sidebar' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'To Do List' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => {});
  expect(trigger()).toHaveFocus();
  expect(cookies()).not.toContain('sidebar_state=true');
});

it('SDB-12 a note stands behind the text of a link and describes it, outside of its name', () => {
  render(
    <SidebarProvider>
      <Sidebar
        sections={[
          {
            label: 'APPLICATION',
            items: [{ icon: null, label: 'Leases', path: '/leases', note: 'Planned' }],
          },
        ]}
        currentPath="/"
        header="RentSafe"
        footer={null}
      />
    </SidebarProvider>,
  );
  expect(screen.getByText('Planned')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leases' })).toHaveAccessibleDescription('Planned');
});
