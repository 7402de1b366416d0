import { expect, test } from 'vitest';
import { begun, drawnTo, MAX_LENGTH, pointIn } from './points';

const rect = { left: 10, top: 20, width: 300, height: 100 };

test('a point on the screen is one in the box, whatever its size, and never outside', () => {
  expect(pointIn(rect, { clientX: 160, clientY: 70 })).toEqual({ x: 300, y: 100 });
  expect(pointIn(rect, { clientX: -5, clientY: 500 })).toEqual({ x: 0, y: 200 });
});

test('a stroke begins as a dot and goes on; points too near to be seen are left out', () => {
  const path = begun('', { x: 5, y: 5 });
  expect(path).toBe('M5 5L5 5');
  expect(drawnTo(path, { x: 6, y: 6 })).toBe(path);
  expect(drawnTo(path, { x: 9, y: 5 })).toBe('M5 5L5 5L9 5');
});

test('it ends before it is too long to be stored', () => {
  let path = begun('', { x: 0, y: 0 });
  for (let at = 0; at < 3000; at += 1) path = drawnTo(path, { x: (at % 2) * 600, y: 0 });
  expect(path.length).toBeLessThanOrEqual(MAX_LENGTH);
  expect(begun(path, { x: 1, y: 1 })).toBe(path);
});
