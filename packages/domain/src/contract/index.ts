// Every call in one table, with its roles; `resourceCalls`, `pathOf`.

import { access, type Role } from '../access/index.ts';
import type { Call } from '../call.ts';
import {
  isSteps,
  lowestLevel,
  type StepCallName,
  type StepLevel,
  type Steps,
  stepsByCall,
} from '../step/index.ts';
import * as modules from './modules.ts';

export { type BodyOf, type Call, defineCall, type Method, pathOf, type ReplyOf } from '../call.ts';
export { type Resource, type ResourceCalls, recordFilters, resourceCalls } from '../resource.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const declared: readonly [string, unknown][] = Object.values<object>(modules).flatMap((module) =>
  Object.entries(module),
);

type NameIn<Module> = {
  [Key in keyof Module]: Module[Key] extends Steps
    ? StepCallName<Module[Key]>
    : Module[Key] extends Call
      ? Key
      : never;
}[keyof Module];

/** A call by its name in the contract. */
export type CallName = { [Key in keyof typeof modules]: NameIn<(typeof modules)[Key]> }[keyof typeof modules];

/** The steps of every kind of record. */
export const stepKinds: readonly Steps[] = declared.map(([, value]) => value).filter(isSteps);

/** Every call of the contract by name, for what must know them all: server, documentation, mocks, fuzzers. */
export const contract: Readonly<Record<string, Call>> = Object.fromEntries([
  ...declared.filter((entry): entry is [string, Call] => isCall(entry[1])),
  ...stepKinds.flatMap(stepsByCall).map(([name, , call]) => [name, call]),
]);

const rolesAt: Readonly<Record<StepLevel, readonly Role[]>> = {
  user: ['admin', 'user', 'clientAdmin', 'clientUser'],
  admin: ['admin', 'clientAdmin'],
  providerAdmin: ['admin'],
};

/** The roles that may make each call of the contract: of a step those of the lowest level at which it can be taken. */
export const callAccess: Readonly<Record<string, 'public' | readonly Role[]>> = {
  ...access,
  ...Object.fromEntries(
    stepKinds.flatMap(stepsByCall).map(([name, step]) => [name, rolesAt[lowestLevel(step)]]),
  ),
};

/** Whether a role may make a call of the contract. Which records it may reach by it is decided where they are read. */
export function mayMake(role: Role, name: string): boolean {
  const allowed = callAccess[name];
  return allowed === 'public' || allowed?.includes(role) === true;
}
