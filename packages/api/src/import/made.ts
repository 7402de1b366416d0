import type { AuditEvent } from '../audit/events.ts';
import type { Target } from './rows.ts';

/** What a row became. */
export interface Made {
  lease: number;
  /** The unit, where the row made it. */
  unit?: number | null | undefined;
}

/** An event for each record that an import makes or removes. */
export const eventsOf = (
  action: 'create' | 'delete',
  { id, clientId }: Target,
  made: readonly Made[],
): AuditEvent[] =>
  made
    .flatMap(({ lease, unit }) => [
      ...(unit ? [{ type: 'unit' as const, id: unit }] : []),
      { type: 'lease' as const, id: lease },
    ])
    .map((subject) => ({
      action,
      subject,
      clientId,
      changes: { import: action === 'create' ? [null, id] : [id, null] },
    }));
