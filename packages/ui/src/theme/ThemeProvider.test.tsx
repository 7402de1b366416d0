import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider, useTheme } from './ThemeProvider';
import themeStart from './theme-start.js?raw';

const root = document.documentElement;

function Choices() {
  const { theme, resolvedTheme, density, setTheme, setDensity } = useTheme();
  return (
    <>
      <output>{`${theme} ${resolvedTheme} ${density}`}</output>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setTheme('system')}>
        System
      </button>
      <button type="button" onClick={() => setDensity('compact')}>
        Compact
      </button>
    </>
  );
}

const renderChoices = () =>
  render(
    <ThemeProvider>
      <Choices />
    </ThemeProvider>,
  );

function blockStorage() {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  delete root.dataset.density;
});
afterEach(() => vi.restoreAllMocks());

describe('ThemeProvider', () => {
  it('starts with the system theme and comfortable density', () => {
    renderChoices();
    expect(screen.getByRole('status')).toHaveTextContent('system light comfortable');
    expect(root).not.toHaveAttribute('data-theme');
    expect(root).toHaveAttribute('data-density', 'comfortable');
  });

  it('keeps a choice for the next visit', async () => {
    renderChoices();
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }));
    expect(screen.getByRole('status')).toHaveTextContent('dark dark compact');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('rentsafe.theme')).toBe('dark');
    expect(localStorage.getItem('rentsafe.density')).toBe('compact');
  });

  it('returns to the system theme by removing the attribute', async () => {
    localStorage.setItem('rentsafe.theme', 'dark');
    renderChoices();
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('ignores a stored value that is no theme', () => {
    localStorage.setItem('rentsafe.theme', 'mauve');
    renderChoices();
    expect(screen.getByRole('status')).toHaveTextContent('system');
  });

  it('works while storage is blocked', async () => {
    blockStorage();
    renderChoices();
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('status')).toHaveTextContent('dark');
    vi.restoreAllMocks();
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(screen.getByRole('status')).toHaveTextContent('system');
  });

  it('starts with the theme that it is given, until the user chooses', async () => {
    const page = (
      <ThemeProvider defaultTheme="dark" storageKey="landlords">
        <Choices />
      </ThemeProvider>
    );
    localStorage.setItem('rentsafe.theme', 'light');
    const { unmount } = render(page);
    expect(screen.getByRole('status')).toHaveTextContent('dark dark comfortable');
    expect(root).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(localStorage.getItem('landlords.theme')).toBe('system');
    expect(localStorage.getItem('rentsafe.theme')).toBe('light');
    unmount();
    render(page);
    expect(screen.getByRole('status')).toHaveTextContent('system');
  });

  it('renders on a server', () => {
    const html = renderToString(
      <ThemeProvider>
        <Choices />
      </ThemeProvider>,
    );
    expect(html).toContain('system light comfortable');
  });

  it('keeps what theme-start.js has set while the HTML of a server is taken over', async () => {
    localStorage.setItem('rentsafe.theme', 'dark');
    localStorage.setItem('rentsafe.density', 'compact');
    new Function(themeStart)();
    const page = (
      <ThemeProvider>
        <Choices />
      </ThemeProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const records = new MutationObserver(() => {});
    records.observe(root, { attributeOldValue: true });
    render(page, { container, hydrate: true });
    expect(screen.getByRole('status')).toHaveTextContent('dark dark compact');
    const before = records.takeRecords().map(({ attributeName, oldValue }) => [attributeName, oldValue]);
    records.disconnect();
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root).toHaveAttribute('data-density', 'compact');
    expect(before).not.toContainEqual(['data-theme', null]);
    expect(before).not.toContainEqual(['data-density', 'comfortable']);
  });

  it('reports what is missing when there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Choices />)).toThrow(/ThemeProvider/);
  });
});

describe('theme-start.js', () => {
  const start = () => new Function(themeStart)();

  it('applies what is stored', () => {
    localStorage.setItem('rentsafe.theme', 'dark');
    localStorage.setItem('rentsafe.density', 'compact');
    start();
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root).toHaveAttribute('data-density', 'compact');
  });

  it('takes the key and the default theme of its script element', () => {
    const script = document.createElement('script');
    script.dataset.storageKey = 'landlords';
    script.dataset.defaultTheme = 'dark';
    const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    localStorage.setItem('rentsafe.theme', 'light');
    start();
    expect(root).toHaveAttribute('data-theme', 'dark');
    delete root.dataset.theme;
    localStorage.setItem('landlords.theme', 'system');
    start();
    expect(root).not.toHaveAttribute('data-theme');
    current.mockRestore();
  });

  it('leaves the system theme alone, and survives nonsense and blocked storage', () => {
    localStorage.setItem('rentsafe.theme', 'system');
    localStorage.setItem('rentsafe.density', '"><script>');
    start();
    blockStorage();
    start();
    expect(root).not.toHaveAttribute('data-theme');
    expect(root).not.toHaveAttribute('data-density');
  });
});
