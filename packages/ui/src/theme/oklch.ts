import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';

register(modeRgb);
const toOklch = register(modeOklch);

/** A colour as the eye orders them: lightness from 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Of #rrggbb. */
export function lchOf(hex: string): Lch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** As #rrggbb: as colourful as a screen can show it. */
export const hexOf = (color: Lch): string => formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));

/** From one hue to another by the shorter way: -180 to 180 degrees. */
export const turn = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;
