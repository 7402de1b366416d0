/** What all comparison apps share: the calls of the job, and the login that the product keeps in local storage. */
export interface Individual {
  id: number;
  first_name: string;
  last_name: string;
  identification_number?: string | null;
}

export interface Page {
  count: number;
  previous: string | null;
  next: string | null;
  results: Individual[];
}

const key = 'token';

export const token = (): string | undefined => JSON.parse(localStorage.getItem(key) ?? 'null')?.access_token;

export const signOut = () => localStorage.removeItem(key);

export async function signIn(username: string, password: string): Promise<void> {
  const answer = await fetch('/api/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error('Invalid account.');
  const { access, refresh, user } = await answer.json();
  localStorage.setItem(key, JSON.stringify({ ...user, access_token: access, refresh_token: refresh }));
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token()}` } });
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  return answer.json();
}

export const individuals = (q: string, page: number): Promise<Page> =>
  q
    ? get(`/api/individuals/search/?q=${encodeURIComponent(q)}&page=${page}`)
    : get(`/api/individuals/?page=${page}`);

export const individual = (id: number): Promise<Individual & Record<string, unknown>> =>
  get(`/api/individuals/${id}/full-details/`);
