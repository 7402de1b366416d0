import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Lab65,
  modeLab65,
  modeLrgb,
  modeRgb,
  useMode as register,
} from 'culori/fn';

const toRgb = register(modeRgb);
register(modeLrgb);
const toLab = register(modeLab65);

/** How colours look to everybody, and without the red, the green or the blue cones (Machado and others, 2009). */
const visions = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
const difference = differenceCiede2000();

const seen = new Map<string, Lab65[]>();

/** A colour as each kind of eye sees it. */
function views(hex: string): Lab65[] {
  const known = seen.get(hex);
  if (known) return known;
  const color = toRgb(hex);
  if (!color) throw new Error(`Not a colour written as #rrggbb: ${hex}`);
  const made = [color, ...visions.map((filter) => filter(color))].map((view): Lab65 => toLab(view));
  seen.set(hex, made);
  return made;
}

/** How far apart two #rrggbb colours are (CIEDE2000) to the eyes to which they are closest. */
export function distance(a: string, b: string): number {
  const other = views(b);
  return Math.min(...views(a).map((view, at) => difference(view, other[at] ?? view)));
}
