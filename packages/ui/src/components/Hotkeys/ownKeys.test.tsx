import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SidebarProvider, SidebarTrigger } from '../Sidebar';
import { Toaster } from '../Toast';
import { TopBar } from '../TopBar';

/** What a component does by itself, each by its own key, by another, and turned off. */
const kinds = {
  Sidebar: {
    element: (shortcut?: string | false) => (
      <SidebarProvider {...(shortcut !== undefined && { shortcut })} cookie={false}>
        <SidebarTrigger />
      </SidebarProvider>
    ),
    named: () => screen.getByRole('button', { name: 'Toggle Sidebar' }),
    own: 'Control+B',
  },
  Toaster: {
    element: (shortcut?: string | false) => <Toaster {...(shortcut !== undefined && { shortcut })} />,
    named: () => screen.getByRole('region', { name: /^Notifications/ }),
    own: 'Alt+T',
  },
};

it.each(Object.entries(kinds))(
  '%s tells its key, and none once it is turned off',
  (_name, { element, named, own }) => {
    const { rerender } = render(element());
    expect(named()).toHaveAttribute('aria-keyshortcuts', expect.stringContaining(own));
    rerender(element(false));
    expect(named()).not.toHaveAttribute('aria-keyshortcuts');
  },
);

it('SidebarProvider heeds another key, or none, and keeps its state where it is told to', async () => {
  const user = userEvent.setup();
  const written = vi.spyOn(document, 'cookie', 'set');
  const page = (shortcut: string | false, cookie: string | false) => (
    <SidebarProvider shortcut={shortcut} cookie={cookie}>
      <SidebarTrigger />
    </SidebarProvider>
  );
  const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';
  const { rerender } = render(page('Mod+E', 'staff_sidebar'));
  await user.keyboard('{Control>}b{/Control}');
  expect(isOpen()).toBe(true);
  await user.keyboard('{Control>}e{/Control}');
  expect(isOpen()).toBe(false);
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^staff_sidebar=false;/));
  written.mockClear();
  rerender(page(false, false));
  await user.keyboard('{Control>}e{/Control}');
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('button'));
  expect(isOpen()).toBe(true);
  expect(written).not.toHaveBeenCalled();
});

it('TopBar goes without the toggle of the theme, and then without a ThemeProvider', () => {
  render(
    <SidebarProvider cookie={false}>
      <TopBar themeToggle={false} />
    </SidebarProvider>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
