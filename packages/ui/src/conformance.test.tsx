import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RootProps, Samples } from './testing/conformance';
import { hostileTexts, withText } from './testing/hostile';

type Exports = Record<string, unknown>;
const indexes = import.meta.glob<Exports>('./components/*/index.ts', { eager: true });
const tables = import.meta.glob<{ default: Samples }>('./components/*/*.conformance.tsx', { eager: true });

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

describe.each(cases)('$name', (sample) => {
  it('renders on a server', () => {
    const html = renderToString(sample.render(rootProps()));
    expect(html.includes('data-sample="root"')).toBe(!sample.portal && !sample.rootless);
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
