import { HOME_PATH } from '@rentsafe/domain/session';
import { expect, test } from 'vitest';
import { sampleTodo } from '../../../testing/sampleTodos';
import { aboutOf } from './todoSubjects';

test.each([
  ['bank_account', 'Bank account', '/customers/receipts?tab=bank&part=match&account=4'],
  ['inspection', 'Inspection', '/inspections/4'],
  ['message', 'Message', '/communication/4'],
])('about %s: %s', (type, label, path) => {
  const about = aboutOf(sampleTodo(1, 0, { subject: { type, id: 4, name: 'N' } }));
  expect(about).toEqual({ label, name: 'N', href: `${HOME_PATH}${path}` });
});
