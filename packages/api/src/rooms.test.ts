import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** From the ground up: a room imports from those before it, never from those after it. */
const rooms = [
  'db',
  'http',
  'mail',
  'audit',
  'auth',
  'resource',
  'calls',
  'search',
  'money',
  'party',
  'book',
  'landlord',
  'property',
  'history',
  'bankAccount',
  'commission',
  'tax',
  'ledger',
  'lease',
  'charge',
  'entry',
  'rating',
  'ledgerReport',
  'rate',
  'receipt',
  'periodLock',
  'bill',
  'payee',
  'disbursement',
  'journal',
  'bankTransfer',
  'bankRule',
  'bankStatement',
  'reconciliation',
  'deposit',
  'trustReport',
  'monthEnd',
  'auditPack',
  'starters',
  'message',
  'contractor',
  'maintenanceRequest',
  'workOrder',
  'maintenanceReport',
  'insight',
  'claim',
  'dispute',
  'debtCall',
  'maintenanceSchedule',
  'approval',
  'today',
  'todo',
  'file',
  'inspection',
  'consent',
  'document',
  'location',
  'address',
  'individual',
  'dataRequest',
  'company',
  'reportIssue',
  'reads',
  'recordSearch',
  'import',
  'branch',
  'client',
  'subscription',
  'factor',
  'session',
  'signInProvider',
  'user',
  'jobs',
  'migrations',
  'backup',
  'seed',
];

/** Commands, which start all of it. */
const roof = 'cli';

/** Files of `src` itself on which every room may stand. */
const ground = ['callAccess.ts', 'config.ts', 'deadline.ts', 'operatorError.ts'];

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.test\.ts$|^(testing|proof)\//.test(name),
);
const imports = files.flatMap((name) => {
  const file = `/${name}`;
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return [...text.matchAll(/(?:from |import |import\()'(\.[^']*)'/g)].map(([, target = '']) => ({
    file,
    target: path.posix.join(path.posix.dirname(file), target),
  }));
});
/** Other files of `src` itself, which start and build the server, are above every room. */
const floorOf = (path: string) => {
  const name = path.split('/')[1] ?? '';
  if (ground.includes(name)) return -1;
  const floor = rooms.indexOf(name);
  return floor < 0 ? rooms.length : floor;
};

test('every folder has its floor', () => {
  const folders = new Set(imports.map(({ file }) => file.split('/').slice(1, -1)[0]));
  folders.delete(undefined);
  expect([...folders].filter((name) => !rooms.includes(name ?? ''))).toEqual([roof]);
});

test('imports between rooms go down', () => {
  expect(imports.length).toBeGreaterThan(300);
  const upwards = imports.filter(({ file, target }) => floorOf(target) > floorOf(file));
  expect(upwards).toEqual([]);
});
