import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { formatDate, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { draftMessages, type Text } from '../message/drafts.ts';
import type { Recipient } from '../message/values.ts';
import { writeMessages } from '../message/write.ts';
import { partyJson } from '../party/repository.ts';

interface Given {
  id: number;
  client_id: number;
  party_id: number;
  given_on: PlainDate;
  until_on: PlainDate;
}

const SUBJECT = '{{agency.name}} may read your rent record';
const BODY =
  '{{agency.name}} recorded on {{given}} that you agreed to let it read your rent record until {{until}}. If you did not agree, tell {{provider.name}} at once and the consent will be ended.';

const texts: readonly Text[] = [
  { kind: 'notice', channel: 'email', subject: SUBJECT, body: BODY, template_id: null },
  { kind: 'notice', channel: 'sms', subject: null, body: BODY, template_id: null },
];

/**
 * Tells whom a consent is about that it was recorded: by email, else by text message, where an address is known. It is a message of
 * the provider's own book, since a client could cancel one of its own, or note that the person wants none.
 */
export async function tellOfConsent(db: Db, consent: Given, now: Date): Promise<void> {
  const [about] = await rows<{ party: Recipient['party']; agency: string; provider: string }>(
    db,
    sql`SELECT ${partyJson()} AS party, left((SELECT name FROM clients WHERE id = ${consent.client_id}), 100) AS agency,
          left((SELECT name FROM clients WHERE id = ${PROVIDER_CLIENT_ID}), 100) AS provider
        FROM parties p WHERE p.id = ${consent.party_id}`,
  );
  if (!about) throw new Error('A party is gone.');
  const values = {
    'agency.name': about.agency,
    'provider.name': about.provider,
    given: formatDate(consent.given_on, 'medium'),
    until: formatDate(consent.until_on, 'medium'),
  };
  const recipient = {
    party_id: consent.party_id,
    party: about.party,
    lease_id: null,
    subject_id: null,
    values,
  };
  const written = {
    batch_id: null,
    created_by: null,
    keyOf: () => `consent:${consent.id}`,
    subjectOf: () => null,
  };
  for (const text of texts) {
    const { drafts } = await draftMessages(db, PROVIDER_CLIENT_ID, [recipient], text, { now });
    const count = await writeMessages(db, PROVIDER_CLIENT_ID, drafts, { ...text, ...written }, now);
    if (count > 0) return;
  }
}
