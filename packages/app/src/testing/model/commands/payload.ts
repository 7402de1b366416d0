import { expect } from 'vitest';
import type { Model, OpenForm } from '../model';

/** As a request carries it: without lone surrogates, in the line breaks of a form, trimmed. */
const onTheWire = (text = '') =>
  asUsv(text)
    .replace(/\r\n|\r|\n/g, '\n')
    .trim();
const asUsv = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
const pick = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

/** The rows that are sent are those that are shown, and what is sent is what was typed. */
export function checkPayload(
  { kind }: Model,
  { fields, rows }: OpenForm,
  body: Record<string, unknown>,
): void {
  const addresses = body.addresses as Record<string, unknown>[];
  expect(
    addresses.map(({ street_address, postal_code, address_type, is_primary, city_id, suburb_id }) => ({
      street_address: onTheWire(street_address as string),
      postal_code: onTheWire(postal_code as string),
      address_type,
      is_primary,
      city: Number.isInteger(city_id),
      suburb: Number.isInteger(suburb_id),
    })),
  ).toEqual(
    rows.address.map((row, index) => ({
      street_address: onTheWire(row['Street Address']),
      postal_code: onTheWire(row['Postal Code']),
      address_type: row['Address Type']?.toLowerCase(),
      is_primary: index === 0,
      city: true,
      suburb: row.Suburb !== '',
    })),
  );
  if (kind.rows.includes('contact')) {
    const contacts = body.contacts as Record<string, unknown>[];
    expect(
      contacts.map(({ position, contact_type, is_primary }) => ({
        position: onTheWire(position as string),
        contact_type: contact_type ?? '',
        is_primary,
      })),
    ).toEqual(
      rows.contact.map((row) => ({
        position: onTheWire(row.Position),
        contact_type: row['Contact Type']?.toLowerCase(),
        is_primary: row.Primary === 'on',
      })),
    );
  }
  for (const [label, path] of Object.entries(kind.wire)) {
    expect(onTheWire((pick(body, path) as string | undefined) ?? ''), label).toBe(onTheWire(fields[label]));
  }
}
