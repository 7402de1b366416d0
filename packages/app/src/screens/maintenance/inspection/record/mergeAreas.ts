import type { InspectedArea, InspectedItem } from '@rentsafe/domain/inspection';

/** An item that two people changed in different ways. */
export interface ItemConflict {
  area: string;
  item: string;
  mine: InspectedItem;
  theirs: InspectedItem;
}

/** Which of the two is kept, by `conflictKey`. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export const conflictKey = (area: string, item: string): string => JSON.stringify([area, item]);

const isSame = (a: InspectedItem | undefined, b: InspectedItem | undefined) =>
  JSON.stringify([a?.condition, a?.note, a?.files]) === JSON.stringify([b?.condition, b?.note, b?.files]);

const itemsOf = (areas: readonly InspectedArea[]) =>
  new Map(
    areas.flatMap(({ name, items }) => items.map((item) => [conflictKey(name, item.name), item] as const)),
  );

/**
 * What this device found, and what somebody else saved meanwhile, as one: what only one of the two changed is taken from them. Photos
 * of both are kept. Items that both changed are conflicts, of which the choices say which is kept; until then, mine.
 */
export function mergeAreas(
  base: readonly InspectedArea[],
  mine: readonly InspectedArea[],
  theirs: readonly InspectedArea[],
  choices: Choices = {},
): { areas: InspectedArea[]; conflicts: ItemConflict[] } {
  const before = itemsOf(base);
  const own = itemsOf(mine);
  const conflicts: ItemConflict[] = [];
  const merged = theirs.map(({ name: area, items }) => ({
    name: area,
    items: items.map((their): InspectedItem => {
      const key = conflictKey(area, their.name);
      const my = own.get(key);
      if (!my || isSame(my, before.get(key)) || isSame(my, their)) return their;
      const files = [...new Set([...their.files, ...my.files])];
      if (isSame(their, before.get(key))) return my;
      const isOnlyPhotos = my.condition === their.condition && my.note === their.note;
      if (!isOnlyPhotos) conflicts.push({ area, item: their.name, mine: my, theirs: their });
      return { ...(choices[key] === 'theirs' ? their : my), files };
    }),
  }));
  return { areas: [...merged, ...onlyMine(mine, theirs)], conflicts };
}

/** Whether both say the same of each item. */
export function isSameFindings(mine: readonly InspectedArea[], theirs: readonly InspectedArea[]): boolean {
  const own = itemsOf(mine);
  const saved = itemsOf(theirs);
  return own.size === saved.size && [...own].every(([key, item]) => isSame(item, saved.get(key)));
}

/** What this device found and nobody has saved, each beside what is saved. */
export function unsavedItems(
  base: readonly InspectedArea[],
  mine: readonly InspectedArea[],
  theirs: readonly InspectedArea[],
): ItemConflict[] {
  const before = itemsOf(base);
  const saved = itemsOf(theirs);
  return mine.flatMap(({ name: area, items }) =>
    items.flatMap((my) => {
      const key = conflictKey(area, my.name);
      const their = saved.get(key) ?? { name: my.name, condition: null, note: '', files: [] };
      if (isSame(my, before.get(key)) || isSame(my, their)) return [];
      return [{ area, item: my.name, mine: my, theirs: their }];
    }),
  );
}

/** Areas that somebody else has removed, and this device changed: nothing that was found is lost. */
const onlyMine = (mine: readonly InspectedArea[], theirs: readonly InspectedArea[]) => {
  const known = itemsOf(theirs);
  return mine
    .filter(({ name }) => !theirs.some((area) => area.name === name))
    .map(({ name, items }) => ({
      name,
      items: items.filter(
        (item) =>
          !known.has(conflictKey(name, item.name)) && (item.condition || item.note || item.files.length),
      ),
    }))
    .filter(({ items }) => items.length > 0);
};
