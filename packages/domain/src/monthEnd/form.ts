import { type FormParser, fieldText, formParser } from '../form/index.ts';
import { beforeLock, type MonthLockInput, monthLockInput } from './schema.ts';

/** The form that locks a month: a reason for each step that is not done, such as reason_identified. */
export const monthLockForm: FormParser<MonthLockInput> = formParser({
  schema: monthLockInput,
  read: (fields) => ({
    open: beforeLock.flatMap((step) => {
      const name = `reason_${step}`;
      return fields.has(name) ? { step, reason: fieldText(fields, name) } : [];
    }),
  }),
  controlOf: (fields, [list, index]) => {
    const named = beforeLock.map((step) => `reason_${step}`).filter((name) => fields.has(name));
    return list === 'open' && index !== undefined ? named[Number(index)] : undefined;
  },
});
