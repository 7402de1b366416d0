import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type PortalContainer, PortalProvider } from './components/PortalProvider';
import type { RootProps, Samples } from './testing/conformance';

const tables = import.meta.glob<{ default: Samples }>('./components/*/*.conformance.tsx', { eager: true });

/** Every component that opens in a portal, by its sample. */
const overlays = Object.values(tables)
  .flatMap(({ default: samples }) => Object.entries(samples))
  .flatMap(([name, sample]) =>
    typeof sample !== 'function' && sample.portal && !sample.rootless
      ? [{ name, render: sample.render }]
      : [],
  );

const rootProps = () =>
  ({ className: 'sample', style: {}, 'data-sample': 'root', ref: { current: null } }) satisfies RootProps & {
    ref: { current: HTMLElement | null };
  };

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const each of undo.splice(0).reverse()) each();
});

function newElement() {
  const element = document.createElement('div');
  document.body.append(element);
  undo.push(() => element.remove());
  return element;
}

const opened = (within: ParentNode) => within.querySelector('[data-sample="root"]');

async function show(element: ReactElement) {
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(element);
  });
  return view as ReturnType<typeof render>;
}

it('knows the overlays', () => {
  const names = overlays.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'Dialog',
      'AlertDialog',
      'Drawer',
      'FormDialog',
      'Menu',
      'Popover',
      'Tooltip',
      'Toaster',
    ]),
  );
});

describe.each(overlays)('$name', ({ render: sample }) => {
  const inProvider = (container?: PortalContainer | null) => (
    <PortalProvider container={container}>{sample(rootProps())}</PortalProvider>
  );

  it('POP-1 opens in an element, and POP-3 waits until it is there', async () => {
    const element = newElement();
    const { rerender } = await show(inProvider(null));
    expect(opened(document)).toBeNull();
    await act(async () => rerender(inProvider(element)));
    expect(opened(element)).not.toBeNull();
  });

  it('POP-2 opens in a part of the page that has a theme of its own', async () => {
    await show(<div data-theme="dark">{inProvider()}</div>);
    expect(opened(document)?.closest('[data-theme="dark"]')).not.toBeNull();
  });

  it('POP-1 opens in a shadow root', async () => {
    const shadow = newElement().attachShadow({ mode: 'open' });
    const mount = document.createElement('div');
    shadow.append(mount);
    const root = createRoot(mount);
    undo.push(() => act(() => root.unmount()));
    await act(async () => root.render(inProvider(shadow)));
    expect(opened(shadow)).not.toBeNull();
    expect(opened(document)).toBeNull();
  });
});
