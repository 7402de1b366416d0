import { sql } from 'drizzle-orm';

/** The columns of `parties`. */
export const partyColumns = { individual: sql.raw('individual_id'), company: sql.raw('company_id') } as const;
