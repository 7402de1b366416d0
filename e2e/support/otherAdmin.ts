import type { Page } from '@playwright/test';
import { call } from './call.ts';
import { unique } from './forms.ts';

/** The access token of another Admin, who approves what the first prepared. */
async function otherAdmin(page: Page): Promise<string> {
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

/** Another Admin approves a draft as it is now. */
export async function approveByOther(page: Page, id: number | string | undefined): Promise<void> {
  const path = `disbursements/${id}/`;
  const { version } = await call<{ version: number }>(page, 'GET', path);
  await call(page, 'POST', `${path}approve/`, { version }, await otherAdmin(page));
}
