import {
  type GlobalStyleRule,
  globalStyle as globalStyleOutsideLayer,
  type StyleRule,
  style as styleOutsideLayer,
} from '@vanilla-extract/css';

/** All rules of the library live in this cascade layer: any rule of an application outside layers wins. */
export const layer = 'rentsafe';

const layered = <T extends object>(rule: T) => ({ '@layer': { [layer]: rule } });

/** vanilla-extract's `style`, inside the layer. Join with other class names where they are used. */
export const style = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  styleOutsideLayer(layered(rule), debugId);

/** One class name for each key. */
export function styleVariants<K extends string>(
  rules: Record<K, Omit<StyleRule, '@layer'>>,
): Record<K, string> {
  const classNames = Object.entries<Omit<StyleRule, '@layer'>>(rules).map(([key, rule]) => [
    key,
    style(rule, key),
  ]);
  return Object.fromEntries(classNames);
}

/** Wrap selectors in `:where()`: a base rule must never beat a component's. */
export const globalStyle = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyleOutsideLayer(selector, layered(rule));
