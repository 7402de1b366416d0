import type { SBType, StrictArgTypes } from 'storybook/internal/types';
import type { ComponentDoc, PropDoc } from '../../packages/ui/scripts/describeProps';

const union = /^'[^']*'( \| '[^']*')*$/;
const simple = ['string', 'number', 'boolean'] as const;

function typeOf({ type, isRequired: required }: PropDoc): SBType {
  if (union.test(type)) {
    return { name: 'enum', value: type.split(' | ').map((value) => value.slice(1, -1)), required };
  }
  const name = simple.find((known) => known === type);
  return name ? { name, required } : { name: 'other', value: type, required };
}

/** The props of a story's component, from which Storybook makes the controls: `Components/Actions/Button` is `Button`. */
export function argTypesOf(title: string, components: Record<string, ComponentDoc>): StrictArgTypes {
  const [, , name = ''] = title.split('/');
  const props = components[name]?.tables.find((table) => table.name === `${name}Props`)?.props ?? [];
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: typeOf(prop),
        table: {
          type: { summary: prop.type },
          ...(prop.defaultValue !== undefined && { defaultValue: { summary: prop.defaultValue } }),
        },
      },
    ]),
  );
}
