import { expect, it } from 'vitest';
import { place } from './place';

const view = { width: 400, height: 300 };
const size = { width: 100, height: 20 };
const anchor = (left: number, top: number) => ({ left, top, width: 40, height: 36 });

it('TTP-4 stands 6 px from its side, in the middle', () => {
  expect(place(anchor(180, 150), size, view, 'top')).toEqual({ left: 150, top: 124 });
  expect(place(anchor(180, 150), size, view, 'bottom')).toEqual({ left: 150, top: 192 });
  expect(place(anchor(180, 150), size, view, 'right')).toEqual({ left: 226, top: 158 });
  expect(place(anchor(180, 150), size, view, 'left')).toEqual({ left: 74, top: 158 });
});

it('TTP-4 takes the other side where there is no room, and stays 8 px inside the window', () => {
  expect(place(anchor(180, 4), size, view, 'top')).toEqual({ left: 150, top: 46 });
  expect(place(anchor(360, 150), size, view, 'right')).toEqual({ left: 254, top: 158 });
  expect(place(anchor(0, 150), size, view, 'top')).toEqual({ left: 8, top: 124 });
  expect(place(anchor(360, 150), size, view, 'top')).toEqual({ left: 292, top: 124 });
  expect(place(anchor(0, 280), { width: 600, height: 20 }, view, 'top').left).toBe(8);
});
