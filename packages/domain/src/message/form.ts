import { dateOrText } from '@rentsafe/format/date';
import {
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  isChecked,
  numberOrText,
  rowSuffixes,
  withoutEmpty,
} from '../form/index.ts';
import { readParty } from '../party/read.ts';
import {
  type AutomationsInput,
  automationsInput,
  type MessagePreviewInput,
  type MessageTemplateInput,
  type MessageTemplatePatch,
  messagePreviewInput,
  messageTemplateInput,
  messageTemplatePatch,
  type OptOutInput,
  optOutInput,
} from './schema.ts';

const template = (fields: Fields) => ({
  name: fieldText(fields, 'name'),
  kind: fieldText(fields, 'kind'),
  channel: fieldText(fields, 'channel'),
  subject: fieldText(fields, 'subject'),
  body: fieldText(fields, 'body'),
});

/** The form of a new template: name, kind, channel, subject, body. */
export const messageTemplateForm: FormParser<MessageTemplateInput> = formParser({
  schema: messageTemplateInput,
  read: template,
});

/** The form that changes a template: as a new one, and is_active. */
export const messageTemplatePatchForm = (version: number): FormParser<MessageTemplatePatch> =>
  formParser({
    schema: messageTemplatePatch,
    read: (fields) => ({
      ...template(fields),
      is_active: isChecked(fieldText(fields, 'is_active')),
      version,
    }),
  });

/** The form of an opt-out: party, channel, from_on, until_on. */
export const optOutForm: FormParser<OptOutInput> = formParser({
  schema: optOutInput,
  read: (fields) => ({
    party: readParty(fieldText(fields, 'party')),
    channel: fieldText(fields, 'channel'),
    ...withoutEmpty({
      from_on: dateOrText(fieldText(fields, 'from_on')),
      until_on: dateOrText(fieldText(fields, 'until_on')),
    }),
  }),
  controlOf: (_fields, [field]) => (field === 'party' ? 'party' : undefined),
});

const leases = (fields: Fields) => {
  const filter = fieldText(fields, 'audience');
  return {
    filter,
    ...(filter === 'property' && { property: integerOrUndefined(fieldText(fields, 'property')) }),
    ...(['arrears', 'ending'].includes(filter) &&
      withoutEmpty({ days: numberOrText(fieldText(fields, 'days')) })),
    ...(filter === 'ids' && {
      ids: fieldText(fields, 'leases').split(',').filter(Boolean).map(Number),
    }),
  };
};

/** `request:7` or `work_order:12`. */
function about(text: string) {
  const [type, id] = text.split(':');
  return text === '' ? {} : { about: { type, id: Number(id) } };
}

function recipients(fields: Fields) {
  switch (fieldText(fields, 'audience')) {
    case 'landlords':
      return { landlords: 'all' };
    case 'party':
      return { parties: [readParty(fieldText(fields, 'party'))] };
    default:
      return { leases: leases(fields) };
  }
}

/**
 * The form that composes messages: audience (a filter of leases, `landlords` or `party`) with property, days or party; template, or
 * without one channel, subject and body; about, such as `request:7`.
 */
export const composeForm: FormParser<MessagePreviewInput> = formParser({
  schema: messagePreviewInput,
  read: (fields) => {
    const chosen = integerOrUndefined(fieldText(fields, 'template'));
    return {
      to: recipients(fields),
      ...about(fieldText(fields, 'about')),
      ...(chosen
        ? { template: chosen }
        : {
            channel: fieldText(fields, 'channel'),
            subject: fieldText(fields, 'subject'),
            body: fieldText(fields, 'body'),
          }),
    };
  },
  controlOf: (_fields, [field, part, inner]) => {
    if (field === 'about') return 'about';
    if (field !== 'to') return undefined;
    if (part === 'parties') return 'party';
    return inner === 'property' || inner === 'days' ? inner : 'audience';
  },
});

/** The form of the automations: kind, days, at_hour, template and is_active of the first, kind_2 and so on of the second. */
export const automationsForm = (
  channelOf: (template: number) => string | undefined,
): FormParser<AutomationsInput> => {
  const suffixesOf = (fields: Fields) => rowSuffixes(fields, 'kind');
  return formParser({
    schema: automationsInput,
    read: (fields) => ({
      rows: suffixesOf(fields).map((suffix) => {
        const chosen = integerOrUndefined(fieldText(fields, `template${suffix}`));
        return {
          kind: fieldText(fields, `kind${suffix}`),
          days: numberOrText(fieldText(fields, `days${suffix}`)),
          at_hour: numberOrText(fieldText(fields, `at_hour${suffix}`)),
          template: chosen,
          channel: channelOf(chosen ?? 0) ?? 'email',
          is_active: isChecked(fieldText(fields, `is_active${suffix}`)),
        };
      }),
    }),
    controlOf: (fields, [field, row, name]) =>
      field === 'rows' && row && name ? `${name}${suffixesOf(fields)[Number(row)] ?? ''}` : undefined,
  });
};
