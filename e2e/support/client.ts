import type { APIRequestContext } from '@playwright/test';
import { admin } from './admin.ts';
import { unique } from './forms.ts';
import { type Api, apiOf } from './roles.ts';

/** The password of every user whom a journey invites. */
export const invitedPassword = 'marula-kettle-sunday-91';

export interface Invited {
  name: string;
  email: string;
  /** Calls as they would make them. */
  api: Api;
}

/** Calls as the administrator of the provider. */
export async function providerApi(request: APIRequestContext): Promise<Api> {
  return signedInApi(request, admin.email, admin.password);
}

async function signedInApi(request: APIRequestContext, username: string, password: string): Promise<Api> {
  const answer = await request.post('/api/auth/login/', { data: { username, password } });
  return apiOf(request, (await answer.json()).access);
}

/** Somebody whom the provider invites to a client, with a password of their own. */
export async function invite(
  request: APIRequestContext,
  provider: Api,
  client: number,
  name: string,
  access_level: 1 | 2,
): Promise<Invited> {
  const [first_name = '', last_name = ''] = name.split(' ');
  const email = `${last_name.toLowerCase()}.${unique()}@msasa.example`;
  const body = { first_name, last_name, email, access_level };
  const { invitation } = await provider.post(`clients/clients/${client}/create-user/`, body);
  const token = new URL((invitation as { url: string }).url).hash.slice('#token='.length);
  await request.post('/api/auth/set-password/', { data: { token, password: invitedPassword } });
  return { name, email, api: await signedInApi(request, email, invitedPassword) };
}
