import type { Page } from '@playwright/test';
import { call } from './call.ts';
import { unique } from './forms.ts';

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
