import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allTokens } from './tokens';

const pages = import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob<Record<string, FunctionComponent>>('./*.tsx');

/** The markup of the components that a page shows. */
async function shownOn(source: string): Promise<string> {
  const imports = [...source.matchAll(/import \{ (.+) \} from '(\.\/\w+)'/g)];
  const markup = await Promise.all(
    imports.map(async ([, names = '', path]) => {
      const module = await modules[`${path}.tsx`]?.();
      return names.split(', ').map((name) => {
        expect(source).toContain(`<${name} />`);
        const component = module?.[name];
        return component ? renderToStaticMarkup(createElement(component)) : '';
      });
    }),
  );
  return markup.flat().join('');
}

it('shows every token of the contract on a page of the foundations', async () => {
  const markup = (await Promise.all(Object.values(pages).map(shownOn))).join('');
  expect(allTokens().length).toBeGreaterThan(0);
  expect(allTokens().filter((token) => !markup.includes(`>${token}</code>`))).toEqual([]);
});
