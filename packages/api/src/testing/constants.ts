import type { Timeouts } from '../db/postgres.ts';

/** The migrated, empty database, and the filled one. */
export const EMPTY = 'rentsafe_empty';
export const TEMPLATE = 'rentsafe_template';
/** How many records the filled databases have. */
export const INDIVIDUALS = 45;
export const COMPANIES = 25;
export const ADMIN_EMAIL = 'admin@rentsafe.example';
export const ADMIN_PASSWORD = 'Granite kopje at dawn 7';

/** A busy machine is slow, not wrong: fifty requests at once wait longer for one of ten connections. */
export const patient: Timeouts = { connect: 60_000, statement: 60_000, silence: 70_000 };
