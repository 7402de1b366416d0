import { fieldsOf, type MessageKind } from '@rentsafe/domain/message';
import type { FieldGroup } from '../forms/FieldPicker';

const groups: Readonly<Record<string, readonly string[]>> = {
  People: ['recipient', 'tenant', 'landlord'],
  Lease: ['lease', 'property', 'unit', 'inspection'],
  Money: ['rent', 'deposit', 'balance', 'charge', 'invoice', 'receipt', 'held'],
  Agency: ['agency', 'today'],
};

/** What a text of a kind may say, by what the first part of a field's name is about. */
export function fieldGroupsOf(kind: MessageKind): FieldGroup[] {
  const all = fieldsOf(kind);
  return Object.entries(groups)
    .map(([label, parts]) => ({
      label,
      fields: all.filter(({ name }) => parts.includes(name.split('.')[0] ?? '')),
    }))
    .filter(({ fields }) => fields.length > 0);
}
