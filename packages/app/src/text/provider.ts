/** Who issues the reports, as they print it. Sample values: an installation puts its own here. */
export const provider = {
  name: 'RentSafe',
  phone: '+263 242 000 000',
  email: 'help@rentsafe.example',
  website: 'https://www.rentsafe.example',
} as const;
