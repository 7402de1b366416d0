import type { Role } from '@rentsafe/domain/access';
import { type Call, callAccess, contract } from '@rentsafe/domain/contract';

/** The name of a call in the contract. */
function callName(call: Call): string {
  const entry = Object.entries(contract).find(([, candidate]) => candidate === call);
  if (!entry) throw new Error(`${call.method} ${call.path} is not in the contract.`);
  return entry[0];
}

/** The roles that may make the call. Throws where the table lacks the call or contradicts the contract. */
export function accessOf(call: Call): 'public' | readonly Role[] {
  const name = callName(call);
  const allowed = callAccess[name];
  if (!allowed) throw new Error(`${name} is missing from the access table.`);
  if ((allowed === 'public') !== (call.session === false)) {
    throw new Error(`${name}: the access table and the contract differ on whether it needs a session.`);
  }
  return allowed;
}
