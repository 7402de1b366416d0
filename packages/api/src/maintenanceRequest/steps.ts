import { today } from '@rentsafe/domain/date';
import { requestSteps } from '@rentsafe/domain/maintenanceRequest';
import { orNull } from '@rentsafe/format/text';
import { and, eq } from 'drizzle-orm';
import { changeSteps } from '../book/steps.ts';
import { maintenanceRequests } from '../db/schema.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { checkPlace, leaseOn } from './place.ts';
import { readRequest } from './read.ts';
import { phone, searchText, targetDays } from './repository.ts';

export const requestTaker = changeSteps(
  requestSteps,
  { table: maintenanceRequests, type: 'request', read: readRequest },
  {
    accept: ({ actor }) => ({ values: { accepted_on: today(actor.now) } }),
    /** @throws HttpError 400 for a unit that is not of the property, or a day to come. */
    edit: async ({ db, actor, body }, row) => {
      const { version: _, unit, telephone, description, access, reported_on, ...rest } = body;
      const unit_id = unit === undefined ? row.unit_id : unit;
      await checkPlace(db, row.client_id, { property: row.property_id, unit: unit_id });
      const day = reported_on ?? row.reported_on;
      checkPast({ day, field: 'reported_on', now: actor.now });
      const priority = rest.priority ?? row.priority;
      const isNewTarget = priority !== row.priority || day !== row.reported_on;
      const values = {
        ...rest,
        ...{ unit_id, reported_on: day, lease_id: await leaseOn(db, unit_id, day) },
        ...(isNewTarget && (await targetDays(db, row.client_id, priority, day))),
        ...(telephone !== undefined && { telephone: phone(telephone) }),
        ...(description !== undefined && { description: orNull(description) }),
        ...(access !== undefined && { access: orNull(access) }),
      };
      const { summary, reported_by, description: text } = { ...row, ...values };
      return { values: { ...values, search_text: searchText(summary, reported_by, text) } };
    },
    decline: ({ body: { reason } }) => ({ values: { reason } }),
    /** @throws HttpError 400 for the request itself, a duplicate, or one that is not of the book. */
    duplicate: async ({ db, body: { of } }, { id, client_id }) => {
      if (of === id) throw fieldError('of', 'A request cannot be a duplicate of itself.');
      const own = and(eq(maintenanceRequests.id, of), eq(maintenanceRequests.client_id, client_id));
      const [found] = await db.select().from(maintenanceRequests).where(own);
      if (!found) throw unknownReference(['of'], of);
      // Two that name each other would both be waited for by nobody.
      if (found.state === 'duplicate') throw fieldError('of', `${found.number} is a duplicate itself.`);
      return { values: { duplicate_of: of } };
    },
    reopen: () => ({ values: { accepted_on: null, reason: null, duplicate_of: null } }),
  },
);
