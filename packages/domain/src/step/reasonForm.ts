import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { type FormParser, fieldText, formParser } from '../form/index.ts';

const fieldNames = ['on', 'reason'] as const;

type ReasonField = (typeof fieldNames)[number];

/** Which of `on` and `reason` a body has. */
export function reasonFields(body: z.ZodMiniType | undefined): readonly ReasonField[] {
  return body instanceof z.ZodMiniObject ? fieldNames.filter((name) => name in body.shape) : [];
}

/** The form of a body that is a day, a reason, or both: on, reason. */
export function reasonForm<Body extends z.ZodMiniType>(body: Body): FormParser<z.output<Body>> {
  const names = reasonFields(body);
  const read = (name: ReasonField, text: string) => (name === 'on' ? dateOrText(text) : text);
  const schema =
    body instanceof z.ZodMiniObject && names.includes('on') ? z.extend(body, { on: pastDate }) : body;
  return formParser({
    schema: schema as Body,
    read: (fields) => Object.fromEntries(names.map((name) => [name, read(name, fieldText(fields, name))])),
  });
}
