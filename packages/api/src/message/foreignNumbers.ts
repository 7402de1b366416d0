import { accountNumbersIn } from '@rentsafe/domain/message';
import { toE164 } from '@rentsafe/domain/phone';
import { sql } from 'drizzle-orm';
import { agencyDetails } from '../book/agencyDetails.ts';
import { type Db, rows } from '../db/database.ts';
import type { Text } from './drafts.ts';

/** Numbers in a text that money could be sent to, and that are none of the accounts that an Admin has recorded for the book. */
export async function foreignNumbers(db: Db, clientId: number, { subject, body }: Text): Promise<string[]> {
  const own = await rows<{ number: string }>(
    db,
    sql`SELECT number FROM bank_accounts WHERE client_id = ${clientId} AND number <> ''`,
  );
  const { telephone } = await agencyDetails(db, clientId);
  const known = [...own.map(({ number }) => number), ...(telephone ? [telephone] : [])];
  return accountNumbersIn(`${subject ?? ''}\n${body}`, known, (number) => toE164(number) !== null);
}
