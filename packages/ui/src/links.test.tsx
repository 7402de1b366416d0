import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Link, LinkProvider, type LinkRenderProps } from './components/Link';
import type { RootProps, Samples } from './testing/conformance';

const tables = import.meta.glob<{ default: Samples }>('./{components,rent}/*/*.conformance.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>(
  ['./{components,rent}/*/*.tsx', '!./**/*.{stories,test,types,example,conformance}.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const folderOf = (path: string) => path.split('/')[2] ?? '';
const samples = Object.entries(tables).flatMap(([path, { default: all }]) =>
  Object.entries(all).map(([name, sample]) => ({ folder: folderOf(path), name, sample })),
);

/** They render links, but none that a router takes in this window. */
const others = new Map([['Submission', 'It leads to another tab: what is typed stays.']]);
const linking = new Set(
  Object.entries(sources)
    .filter(([, source]) => /useRenderLink\(|<Link\b/.test(source))
    .map(([path]) => folderOf(path))
    .filter((folder) => !others.has(folder)),
);

const byRouter = (props: LinkRenderProps) => <a data-router="" {...props} />;
const rootProps: RootProps = { ref: { current: null }, className: '', style: {}, 'data-sample': 'root' };
const links = () => [...document.querySelectorAll('a[href]')];
const isForRouter = (link: Element) =>
  !link.hasAttribute('target') && !/^(#|[a-z]+:|\/\/)/.test(link.getAttribute('href') ?? '');

async function linksOf(element: ReactElement) {
  await act(async () => void render(<LinkProvider renderLink={byRouter}>{element}</LinkProvider>));
  const all = links().filter(isForRouter);
  const missed = all.filter((link) => !link.hasAttribute('data-router'));
  cleanup();
  return { count: all.length, missed: missed.map((link) => link.outerHTML) };
}

it('LNK-2 no link of any component reloads the page below a LinkProvider', async () => {
  const counted = new Set<string>();
  const missed: [name: string, links: string[]][] = [];
  for (const { folder, name, sample } of samples) {
    // They have a way of their own: the tabs of a record follow its address.
    if (['LinkProvider', 'RecordTabs'].includes(name)) continue;
    const of = await linksOf((typeof sample === 'function' ? sample : sample.render)(rootProps));
    if (of.count > 0) counted.add(folder);
    if (of.missed.length > 0) missed.push([name, of.missed]);
  }
  expect(missed).toEqual([]);
  // Each component that renders links has one in its sample.
  expect([...counted].sort()).toEqual([...linking].sort());
  expect(linking.size).toBeGreaterThanOrEqual(10);
});

it.each([
  [{ href: '/leases/4' }, true],
  [{ href: '?tab=history' }, true],
  [{ href: 'https://example.com' }, false],
  [{ href: '//example.com' }, false],
  [{ href: 'mailto:rudo@example.com' }, false],
  [{ href: '/report.pdf', download: '' }, false],
  [{ href: '/leases/4', target: '_blank' }, false],
])('LNK-2 Link with %j goes by the router: %s', async (props, isRouters) => {
  render(
    <LinkProvider renderLink={byRouter}>
      <Link {...props}>Lease</Link>
    </LinkProvider>,
  );
  expect(links()[0]?.hasAttribute('data-router')).toBe(isRouters);
});
