/** The administrator of the database that the journeys run on. */
export const admin = { email: 'journeys@rentsafe.example', password: 'kopje-lantern-violet-42' };
