import type { Agency } from '@rentsafe/domain/book';
import { joinParts } from '@rentsafe/format/text';

type Contact = Pick<Agency, 'address' | 'telephone' | 'email' | 'vat_number' | 'tin'>;

/** How an agency is reached, and its numbers: a line each. */
export function letterheadLines({ address, telephone, email, vat_number, tin }: Contact): string[] {
  return [
    ...(address ?? '').split('\n').map((line) => line.trim()),
    joinParts([telephone, email], ' · '),
    joinParts([vat_number && `VAT ${vat_number}`, tin && `TIN ${tin}`], ' · '),
  ].filter(Boolean);
}
