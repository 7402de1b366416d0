/** What the workshop keeps. Amounts are decimal text in pounds, days are `YYYY-MM-DD`. */
export const statuses = ['booked', 'in_progress', 'waiting_for_parts', 'done'] as const;
export type Status = (typeof statuses)[number];

export const mechanics = ['Amara Obi', 'Callum Reid', 'Dafydd Price', 'Ewa Nowak'] as const;

export interface Part {
  name: string;
  quantity: number;
  price: string;
}

/** What the form of a job holds. */
export interface JobInput {
  customer: string;
  plate: string;
  mechanic: string;
  due: string;
  isUrgent: boolean;
  work: string;
  labour: string;
  parts: readonly Part[];
}

export interface JobEvent {
  id: number;
  at: string;
  actor: string;
  action: string;
}

export interface Job extends JobInput {
  id: number;
  number: string;
  status: Status;
  total: string;
  version: number;
  events: readonly JobEvent[];
}

/** What can be asked of the list; each filter that is undefined is none. */
export interface JobSearch {
  q: string;
  filters: {
    status?: readonly Status[] | undefined;
    mechanic?: string | undefined;
    due?: { from?: string | undefined; to?: string | undefined } | undefined;
    total?: { from?: string | undefined; to?: string | undefined } | undefined;
    urgent?: boolean | undefined;
  };
  sort:
    | { column: 'number' | 'customer' | 'due' | 'total'; direction: 'ascending' | 'descending' }
    | undefined;
  page: number;
  pageSize: number;
}

/** What the server says where it says no: the status of HTTP, and why. */
export class Refused extends Error {
  readonly status: 404 | 409 | 412 | 422;
  readonly why: { fields?: Record<string, string>; existing?: { id: number; name: string } };

  constructor(status: Refused['status'], why: Refused['why'] = {}) {
    super(`The server answered ${status}.`);
    this.status = status;
    this.why = why;
  }
}
