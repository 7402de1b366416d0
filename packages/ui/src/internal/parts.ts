import { clsx } from 'clsx/lite';

/** Class names of an application for parts of a component, by the `data-part` of each. */
export type ClassNames<Part extends string> = { readonly [Name in Part]?: string | undefined };

/** What the element of a part gets: its name for styles and tests, and its class names. */
export const partOf = <Part extends string>(
  classNames: ClassNames<Part> | undefined,
  name: Part,
  ...own: readonly (string | undefined | false)[]
) => ({ 'data-part': name, className: clsx(...own, classNames?.[name]) || undefined });
