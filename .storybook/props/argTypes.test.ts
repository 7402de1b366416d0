import { expect, test } from 'vitest';
import type { PropDoc } from '../../packages/ui/scripts/describeProps';
import { argTypesOf } from './argTypes';

const prop = (name: string, type: string, more: Partial<PropDoc> = {}): PropDoc => ({
  name,
  type,
  isRequired: false,
  description: '',
  ...more,
});
const components = {
  Button: {
    tables: [
      {
        name: 'ButtonProps',
        description: '',
        props: [
          prop('label', 'string', { isRequired: true, description: 'What it says.' }),
          prop('size', "'sm' | 'md'", { defaultValue: "'md'" }),
          prop('tone', "'danger'"),
          prop('isBusy', 'boolean'),
          prop('icon', 'ReactNode'),
          prop('title', "string | 'auto'"),
        ],
      },
    ],
    functions: [],
    names: [],
    isDeprecated: false,
  },
};
const found = argTypesOf('Components/Actions/Button', components);

test.each([
  ['label', { name: 'string', required: true }],
  ['size', { name: 'enum', value: ['sm', 'md'], required: false }],
  ['tone', { name: 'enum', value: ['danger'], required: false }],
  ['isBusy', { name: 'boolean', required: false }],
  ['icon', { name: 'other', value: 'ReactNode', required: false }],
  ['title', { name: 'other', value: "string | 'auto'", required: false }],
])('the type of %s', (name, type) => expect(found[name]?.type).toEqual(type));

test('the description and the default stand beside the control', () => {
  expect(found.label?.description).toBe('What it says.');
  expect(found.size?.table).toEqual({
    type: { summary: "'sm' | 'md'" },
    defaultValue: { summary: "'md'" },
  });
});

test.each(['Screens/Login', 'Welcome'])('%s has no component of its own', (title) => {
  expect(argTypesOf(title, components)).toEqual({});
});
