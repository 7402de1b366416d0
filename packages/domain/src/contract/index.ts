// Every call in one table; `resourceCalls`, `pathOf`.
import type { Call } from '../call.ts';
import * as modules from './modules.ts';

export { type BodyOf, type Call, defineCall, type Method, pathOf, type ReplyOf } from '../call.ts';
export { type Resource, type ResourceCalls, recordFilters, resourceCalls } from '../resource.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every call of the contract by name, for what must know them all: server, documentation, mocks, fuzzers. */
export const contract: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.values<object>(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Call] => isCall(entry[1])),
);
