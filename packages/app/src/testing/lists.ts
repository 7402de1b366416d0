/** A list of records: where it is, what it is called, and which calls it lives by. */
export interface List {
  /** A path of the app, with its query. */
  at: string;
  /** Prefix of its query parameters. */
  name: string;
  /** The records, as its messages call them. */
  records: string;
  placeholder: string;
  /** A search that finds more than one record, also in the seed of the API. */
  term: string;
  path: string;
  searchPath: string;
}

/** Read by the stories, the mocked backend, the fault matrix and the proof of exactly once. */
export const listOf = {
  individual: {
    at: '/services/rent-safe?tab=individual',
    name: 'individual',
    records: 'individuals',
    placeholder: 'Search by name or ID...',
    term: 'moyo',
    path: '/api/individuals/',
    searchPath: '/api/individuals/search/',
  },
  company: {
    at: '/services/rent-safe?tab=company',
    name: 'company',
    records: 'companies',
    placeholder: 'Search by name or reg...',
    term: 'baobab',
    path: '/api/branches/',
    searchPath: '/api/branches/search/',
  },
  user: {
    at: '/services/rent-safe/admin/internal-users',
    name: 'users',
    records: 'users',
    placeholder: 'Full name or email ...',
    term: 'shumba',
    path: '/api/clients/clients/1/users/',
    searchPath: '/api/clients/clients/1/users/',
  },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof listOf;
