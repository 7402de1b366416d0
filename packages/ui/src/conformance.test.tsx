import { act, render } from '@testing-library/react';
import { Activity, type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { RootProps, Samples } from './testing/conformance';
import { hostileTexts, withText } from './testing/hostile';

type Exports = Record<string, unknown>;
const indexes = import.meta.glob<Exports>('./{components,rent}/*/index.ts', { eager: true });
const tables = import.meta.glob<{ default: Samples }>('./{components,rent}/*/*.conformance.tsx', {
  eager: true,
});

const folder = (path: string) => path.split('/')[2];
const samplesOf = (index: string) =>
  Object.entries(tables).find(([path]) => folder(path) === folder(index))?.[1].default ?? {};

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

const cases = Object.keys(indexes).flatMap((path) =>
  Object.entries(samplesOf(path)).map(([name, sample]) => ({
    name,
    ...(typeof sample === 'function' ? { render: sample } : sample),
  })),
);

const rootProps = (): RootProps & { ref: { current: HTMLElement | null } } => ({
  ref: { current: null },
  className: 'sample',
  style: { scrollMarginTop: '7px' },
  'data-sample': 'root',
});

describe.each(Object.entries(indexes))('%s', (path, exports) => {
  it('has a sample for each component in its X.conformance.tsx', () => {
    const components = Object.entries(exports)
      .filter(isComponent)
      .map(([name]) => name);
    expect(Object.keys(samplesOf(path)).sort()).toEqual(components.sort());
  });
});

describe.each(cases.filter(({ rootless }) => !rootless))('$name', (sample) => {
  it('passes ref, className, style and rest props to its root', () => {
    const props = rootProps();
    render(sample.render(props));
    const element = props.ref.current;
    expect(element).toBeInstanceOf(Element);
    expect(element).toHaveAttribute('data-sample', 'root');
    const root = sample.control ? element?.closest('.sample') : element;
    expect(root).toHaveClass('sample');
    expect(root).toHaveStyle({ scrollMarginTop: '7px' });
  });
});

describe.each(cases.filter(({ parts }) => parts))('$name', (sample) => {
  const parts = sample.parts ?? [];

  it(`names its parts, and passes classNames to them: ${parts.join(', ')}`, () => {
    const classNames = Object.fromEntries(parts.map((part) => [part, `of-${part}`]));
    const { container } = render(sample.render({ ...rootProps(), classNames }));
    const found = parts.filter((part) => container.querySelector(`[data-part="${part}"].of-${part}`));
    expect(found).toEqual(parts);
    expect(container.querySelectorAll('[classnames]')).toHaveLength(0);
  });
});

/** Components of several boxes whose parts are not named, and why. */
const unnamed: Readonly<Record<string, string>> = {
  BarChart: 'A drawing: its colours are tokens.',
  DonutChart: 'A drawing: its colours are tokens.',
  LineChart: 'A drawing: its colours are tokens.',
  SmallMultiples: 'Made of charts.',
  AgeingBar: 'A drawing: its colours are tokens.',
  ClassificationLegend: 'A list of one look.',
  MaskedValue: 'A button in a cell.',
  ConflictNotice: 'A Callout, whose parts are named.',
  DuplicateNotice: 'A Callout, whose parts are named.',
  ApprovalBanner: 'A Callout, whose parts are named.',
  ListPage: 'Made of PageHeader, fields and DataTable.',
  RecordTabs: 'Made of Tabs, whose parts are named.',
  WizardStep: 'Made of a Form and its buttons.',
  LinkedPagination: 'A pager: all of a product look alike.',
  Pagination: 'A pager: all of a product look alike.',
  AddressRepeater: 'A field.',
  ContactRepeater: 'A field.',
  Fieldset: 'A field: density and tokens set all of them.',
  PhotoField: 'A field.',
  Repeater: 'A field.',
  SignatureField: 'A field.',
};

/** `Timeline__1x2y3` and `Timeline_wide__1x2y4` are of one file. */
const fileOf = (name: string) => /^([A-Za-z]+)(_\w+?)?__[a-z0-9]+$/.exec(name)?.[1];

/** The boxes in a root that are styled by the file that styles the root. */
function ownBoxes(root: Element) {
  const own = [...root.classList].map(fileOf).filter(Boolean);
  const looks = [...root.querySelectorAll('*')].map((element) =>
    [...element.classList].filter((name) => own.includes(fileOf(name))).join(' '),
  );
  return new Set(looks.filter(Boolean));
}

it('every component of several boxes names its parts, or says why not', () => {
  const severalBoxes = cases
    .filter(({ rootless, portal, control }) => !rootless && !portal && !control)
    .filter((sample) => {
      const props = rootProps();
      const { unmount } = render(sample.render(props));
      const { current } = props.ref;
      const isOne = current !== null && ownBoxes(current).size > 1;
      unmount();
      return isOne;
    });
  const without = severalBoxes.filter(({ parts }) => !parts).map(({ name }) => name);
  expect(without.filter((name) => !unnamed[name])).toEqual([]);
  expect(Object.keys(unnamed).filter((name) => !without.includes(name))).toEqual([]);
});

describe.each(cases)('$name', (sample) => {
  it('renders on a server', () => {
    const html = renderToString(sample.render(rootProps()));
    expect(html.includes('data-sample="root"')).toBe(!sample.portal && !sample.rootless);
  });
});

const Kept = ({ mode, children }: { mode: 'visible' | 'hidden'; children: ReactNode }) => (
  <StrictMode>
    <Activity mode={mode}>{children}</Activity>
  </StrictMode>
);

describe.each(cases)('$name', (sample) => {
  it('is as it was after Activity hid it and showed it again, under StrictMode', async () => {
    const complain = vi.spyOn(console, 'error');
    const element = sample.render(rootProps());
    const { rerender } = await act(async () => render(<Kept mode="visible">{element}</Kept>));
    const before = shownText();
    for (const mode of ['hidden', 'visible'] as const)
      await act(async () => rerender(<Kept mode={mode}>{element}</Kept>));
    expect(shownText()).toBe(before);
    expect(complain).not.toHaveBeenCalled();
  });
});

/** What a person sees or hears: text, the values of fields, and the attributes that name and describe. */
const shownText = () =>
  [...document.querySelectorAll('*')]
    .flatMap((element) => [
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null,
      ...['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map((name) =>
        element.getAttribute(name),
      ),
    ])
    .concat(document.body.textContent)
    .join('\n');

const samplesWithText = cases.filter((sample) => withText(sample.render(rootProps()), '').texts.length > 0);

describe.each(samplesWithText)('$name', ({ render: renderSample, notShown = [] }) => {
  it.each(Object.entries(hostileTexts))('shows %s as text', async (_title, text) => {
    const images = document.querySelectorAll('img, script').length;
    const { element, texts } = withText(renderSample(rootProps()), text);
    await act(async () => void render(element));
    const shown = shownText();
    const missing = texts.filter(({ hostile }) => !shown.includes(hostile));
    expect(missing.map(({ original }) => original)).toEqual(notShown);
    expect(document.querySelectorAll('img, script')).toHaveLength(images);
    expect(window).not.toHaveProperty('hacked');
  });
});
