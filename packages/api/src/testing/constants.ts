/** The database that is migrated and holds nothing, and the one that is filled. */
export const EMPTY = 'rentsafe_empty';
export const TEMPLATE = 'rentsafe_template';
/** What the filled databases hold. */
export const INDIVIDUALS = 45;
export const COMPANIES = 25;
export const ADMIN_EMAIL = 'admin@rentsafe.example';
export const ADMIN_PASSWORD = 'Granite kopje at dawn 7';
