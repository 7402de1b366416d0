import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Props whose use needs another shape of children or of the page: a control for them breaks the story. */
const withoutControl = new Set(['asChild', 'ref', 'key', 'className', 'style']);

const isData = (value: unknown): boolean =>
  value === null ||
  ['undefined', 'string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isData)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(isData));

/** A control for what can be typed or chosen; elements, functions and refs are shown by stories. */
export const controlsForData: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  // Args without a type, such as the children of a component, get one from their value later.
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = { name, ...argTypes[name] };
      const isUsable = !withoutControl.has(name) && isData(initialArgs[name]);
      return [name, isUsable ? argType : { ...argType, control: { disable: true } }];
    }),
  );
