import { expect, type Page } from '@playwright/test';
import { unique } from './forms.ts';

/** Calls the API as whoever is signed in on the page, or with another token. */
export async function call<Body>(page: Page, method: string, path: string, data?: object, access?: string) {
  const own = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}').access_token as string);
  const headers = { authorization: `Bearer ${access ?? (await own())}` };
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}

/** The access token of another Admin, who approves what the first prepared. */
export async function otherAdmin(page: Page): Promise<string> {
  const email = `approver.${unique()}@rentsafe.example`;
  const password = 'kopje-lantern-violet-43';
  const user = { first_name: 'Farai', last_name: 'Chirwa', email, access_level: 1 };
  const { invitation } = await call<{ invitation: { url: string } }>(
    page,
    'POST',
    'clients/clients/1/create-user/',
    user,
  );
  const token = /token=(.+)$/.exec(invitation.url)?.[1] ?? '';
  await page.request.post('/api/auth/set-password/', { data: { token, password } });
  const answer = await page.request.post('/api/auth/login/', { data: { username: email, password } });
  return (await answer.json()).access;
}
