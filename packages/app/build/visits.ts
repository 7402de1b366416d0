import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const src = path.join(import.meta.dirname, '../src/');
const starts = (...files: string[]) => {
  const ids = files.map((file) => src + file);
  return ({ moduleIds }: Chunk) => ids.some((id) => moduleIds.includes(id));
};

const PAYMENT_STATUS = 'screens/register/paymentStatus/';
const panels = new Map(
  ['Overview', 'IndividualList', 'CompanyList'].map((name) => [`${src + PAYMENT_STATUS + name}.tsx`, name]),
);

export const chunksOf = (files: Iterable<Rolldown.OutputAsset | Chunk>): Chunk[] =>
  [...files].filter((file) => file.type === 'chunk');

/** Chunks with all that they import, which the browser loads with them. */
export function withImports(chunks: readonly Chunk[], isStart: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set(chunks.filter(isStart));
  for (const { imports } of found) {
    for (const it of chunks) if (imports.includes(it.fileName)) found.add(it);
  }
  return [...found];
}

const isScreen = (id: string) => id.startsWith(`${src}screens/`) && id.endsWith('Screen.tsx');
const isPublic = (id: string) => id.startsWith(`${src}screens/public/`);

/** The modules of what several pages load. */
export function modulesOfVisits(chunks: readonly Chunk[]) {
  const modules = (isStart: (chunk: Chunk) => boolean) =>
    new Set(withImports(chunks, isStart).flatMap(({ moduleIds }) => moduleIds));
  const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId && isScreen(facadeModuleId));
  const modulesOf = (found: readonly Chunk[]) => found.map((page) => modules((chunk) => chunk === page));
  const pages = modulesOf(screens);
  return {
    entry: modules(starts('main.tsx')),
    login: modules(starts('startLogin.tsx')),
    app: modules(starts('startApp.tsx')),
    frame: modules(starts('RentalArea.tsx')),
    home: modules(starts(`${PAYMENT_STATUS}PaymentStatusScreen.tsx`, `${PAYMENT_STATUS}Overview.tsx`)),
    homeLists: modules(
      starts(
        ...['PaymentStatusScreen', 'IndividualList', 'CompanyList'].map(
          (name) => `${PAYMENT_STATUS}${name}.tsx`,
        ),
      ),
    ),
    pages,
    publicPages: modulesOf(screens.filter(({ facadeModuleId }) => isPublic(facadeModuleId ?? ''))),
    lists: pages.filter((page) => page.has(`${src}lists/RecordList.tsx`)),
  };
}

/** From so many pages on, what they share is in one file. */
const MANY_PAGES = 30;
/** Of what the first page has, too, from so many. */
const SOME_PAGES = 6;

/**
 * The file of a module that many pages load, or where most people come in: left alone, the bundler cuts shared code into hundreds of
 * small files, which compress worse and wait for each other. What few other pages share, and the entry, keep their own. A page that
 * needs nobody to sign in has no part of a file with what it does not need.
 */
export function fileOf(id: string, visits: ReturnType<typeof modulesOfVisits>): string | null {
  const { entry, login, app, frame, home, homeLists, pages, publicPages, lists } = visits;
  const isIn = (modules: Set<string>) => modules.has(id);
  if (isIn(entry) || panels.has(id)) return null;
  if (isIn(login)) return isIn(app) || isIn(frame) || pages.some(isIn) ? 'base' : 'login';
  if (isIn(app)) return 'app';
  const isOpen = publicPages.some(isIn);
  const isOfLists = lists.filter(isIn).length > lists.length / 2;
  if (isIn(frame)) return isOpen ? 'open' : 'frame';
  const count = pages.filter(isIn).length;
  if (isOpen) return count >= MANY_PAGES || isIn(home) ? 'common' : null;
  if (isIn(home)) {
    if (isOfLists) return 'frame';
    if (count >= MANY_PAGES || isIn(homeLists)) return 'shared-home';
    if (count >= SOME_PAGES) return 'parts';
    return count > 1 ? null : 'home';
  }
  if (isOfLists) return 'list';
  if (count >= MANY_PAGES) return 'shared';
  return isIn(homeLists) ? 'homeLists' : null;
}

/** What the frame has loaded before any page of the rental area. */
export const loadedEarlier = /^assets\/(rolldown-runtime|preload-helper|storedLogin|index|base|app|frame)-/;

/** The name of a page: of its screen, or of a tab where most people come in. */
const pageOf = (id: string) => panels.get(id) ?? (isScreen(id) ? path.basename(id, '.tsx') : undefined);

function startsOf(id: string) {
  if (isPublic(id)) return starts('main.tsx', 'startApp.tsx');
  // The frame loads the count of approvals by itself, a moment later.
  const area = ['main.tsx', 'startApp.tsx', 'RentalArea.tsx', 'calls/approvalCount.ts'];
  return starts(...area, ...(panels.has(id) ? [`${PAYMENT_STATUS}PaymentStatusScreen.tsx`] : []));
}

/** Notes, for each page, the code and the styles of a visit with an empty cache: `npm run size` reads it. */
export const noteVisits = (): Plugin => ({
  name: 'rentsafe:visits',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = chunksOf(Object.values(bundle));
      const filesFrom = (isStart: (chunk: Chunk) => boolean) =>
        withImports(chunks, isStart).flatMap(({ fileName, viteMetadata }) => [
          fileName,
          ...(viteMetadata?.importedCss ?? []),
        ]);
      const visits = chunks.flatMap((page) => {
        const id = page.facadeModuleId ?? '';
        const name = pageOf(id);
        const isStart = startsOf(id);
        return name ? [[name, filesFrom((chunk) => chunk === page || isStart(chunk))] as const] : [];
      });
      const login = filesFrom(starts('main.tsx', 'startLogin.tsx'));
      const sorted = visits.toSorted(([a], [b]) => (a < b ? -1 : 1));
      const source = JSON.stringify(
        Object.fromEntries([['login', login], ...sorted].map(([name, files]) => [name, [...new Set(files)]])),
      );
      this.emitFile({ type: 'asset', fileName: 'visits', source });
    },
  },
});
