/** What the prepared databases hold. */
export const TEMPLATE = 'rentsafe_template';
export const INDIVIDUALS = 45;
export const COMPANIES = 25;
export const ADMIN_EMAIL = 'admin@rentsafe.example';
export const ADMIN_PASSWORD = 'Granite kopje at dawn 7';
