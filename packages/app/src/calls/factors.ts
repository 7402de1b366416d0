import {
  addPasskey,
  addTotp,
  confirmSession,
  listFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startConfirmation,
  startPasskey,
  startTotp,
} from '@rentsafe/domain/factor';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { makePasskey, signWithPasskey } from './passkeys';

/** One's own second factors. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => request(listFactors, { signal }),
  refetchOnMount: 'always',
});

// Each throws `ApiError`, those of passkeys `PasskeyError` too.

/** What proves who one is. */
export interface Proof {
  password?: string;
  code?: string;
  recovery_code?: string;
}

export const confirm = (proof: Proof) => request(confirmSession, { body: proof });

export async function confirmByPasskey(): Promise<void> {
  const asked = await request(startConfirmation, { body: {} });
  const passkey = await signWithPasskey(asked);
  await request(confirmSession, { body: { token: asked.token, passkey } });
}

/** The secret of a new authenticator app. */
export const beginTotp = () => request(startTotp, { body: {} });
export const finishTotp = (token: string, code: string) => request(addTotp, { body: { token, code } });
export const dropTotp = () => request(removeTotp);

/** Makes a passkey on this device, or one that it can reach. */
export async function newPasskey(name: string) {
  const asked = await request(startPasskey, { body: {} });
  const passkey = await makePasskey(asked);
  return request(addPasskey, { body: { token: asked.token, name, passkey } });
}
export const namePasskey = (id: number, name: string) =>
  request(renamePasskey, { ids: { id }, body: { name } });
export const dropPasskey = (id: number) => request(removePasskey, { ids: { id } });

export const renewCodes = () => request(renewRecoveryCodes, { body: {} });
