/** The migrated, empty database, and the filled one. */
export const EMPTY = 'rentsafe_empty';
export const TEMPLATE = 'rentsafe_template';
/** How many records the filled databases have. */
export const INDIVIDUALS = 45;
export const COMPANIES = 25;
export const ADMIN_EMAIL = 'admin@rentsafe.example';
export const ADMIN_PASSWORD = 'Granite kopje at dawn 7';
