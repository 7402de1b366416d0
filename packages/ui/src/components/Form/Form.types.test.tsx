import { expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { FormSchema } from '../../internal/form/schema';
import { FormDialog } from '../FormDialog';
import { Form } from './Form';

const schema = z.object({ last_name: z.string(), dependants: z.coerce.number() });

it('FRM-9 a schema types what is sent', () => {
  const forms = [
    <Form
      key="form"
      schema={schema}
      onSubmit={({ entries, value }) => {
        expectTypeOf(entries).toEqualTypeOf<FormData>();
        expectTypeOf(value).toEqualTypeOf<{ last_name: string; dependants: number }>();
        // @ts-expect-error no such field
        expectTypeOf(value.lastName).toBeString();
      }}
    />,
    <FormDialog
      key="dialog"
      open
      title="Add"
      submitLabel="Add"
      pendingLabel="Adding..."
      onOpenChange={() => {}}
      schema={schema}
      onSubmit={({ value }) => {
        // @ts-expect-error a number, not text
        expectTypeOf<string>(value.dependants);
      }}
    >
      …
    </FormDialog>,
  ];
  expectTypeOf(forms).toBeArray();
});

it('without a schema there is no value', () => {
  expectTypeOf(
    <Form
      onSubmit={({ value }) => {
        expectTypeOf(value).toEqualTypeOf<undefined>();
      }}
    />,
  ).toBeObject();
});

it('takes nothing but a schema', () => {
  const forms = [
    // @ts-expect-error not a schema
    <Form key="plain" schema={{ last_name: 'string' }} onSubmit={() => {}} />,
    // @ts-expect-error issues are text by field
    <Form key="issues" schema={schema} onSubmit={() => ({ fields: { last_name: 3 } })} />,
  ];
  expectTypeOf(forms).toBeArray();
  expectTypeOf(schema).toExtend<FormSchema<{ last_name: string; dependants: number }>>();
});
