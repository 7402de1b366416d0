import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { disputeAnswer, disputeDecision, disputeInput } from './schema.ts';

/** The form of a disputed charge or claim: `charge` or `claim`, `party` as 'individual 7', `reason`, `opened_on`. */
export const disputeForm = formParser({
  schema: disputeInput,
  read: (fields) => {
    const [type, id] = fieldText(fields, 'party').split(' ');
    return {
      charge: integerOrUndefined(fieldText(fields, 'charge')),
      claim: integerOrUndefined(fieldText(fields, 'claim')),
      party: { type, id: integerOrUndefined(id ?? '') },
      reason: fieldText(fields, 'reason'),
      opened_on: dateOrText(fieldText(fields, 'opened_on')) || null,
    };
  },
  controlOf: (_fields, [field]) => (field === 'party' ? 'party' : undefined),
});

/** The form of the answer to a dispute: `text`, `on`. */
export const disputeAnswerForm = formParser({
  schema: z.extend(disputeAnswer, { on: pastDate }),
  read: (fields) => ({ text: fieldText(fields, 'text'), on: dateOrText(fieldText(fields, 'on')) }),
});

/** The form that decides a dispute: `outcome`, `reason`, `on`. */
export const disputeDecisionForm = formParser({
  schema: z.extend(disputeDecision, { on: pastDate }),
  read: (fields) => ({
    outcome: fieldText(fields, 'outcome'),
    reason: fieldText(fields, 'reason'),
    on: dateOrText(fieldText(fields, 'on')),
  }),
});
