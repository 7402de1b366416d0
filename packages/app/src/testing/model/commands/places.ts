import { legendOf, levels, type Row } from '../model';
import { choose, nameOf, optionsOf } from '../screen';
import type { World } from '../world';
import { at, command, formOf } from './command';
import { hasRow } from './rows';

const harare = { Country: 'Zimbabwe', Province: 'Harare', City: 'Harare' } as const;

/** Another place clears the levels below it. */
async function chooseIn(
  world: World,
  row: Row,
  legend: string,
  level: (typeof levels)[number],
  place: string,
): Promise<void> {
  await choose(nameOf(legend, level), place);
  if (level === 'Province' && place) world.province = row.Country === 'Zimbabwe' ? place : '';
  if (row[level] === place) return;
  for (const below of levels.slice(levels.indexOf(level))) row[below] = '';
  row[level] = place;
}

export const choosePlace = (nth: number, levelNth: number, option: number) =>
  command('choose a place', hasRow('address'), async (model, world) => {
    const { rows } = formOf(model);
    const index = nth % rows.address.length;
    const level = at(levels, levelNth);
    const legend = legendOf('address', index);
    const options = optionsOf(nameOf(legend, level));
    if (options.length === 0) return;
    await chooseIn(world, at(rows.address, index), legend, level, option === 0 ? '' : at(options, option));
  });

export const completeAddress = (nth: number) =>
  command('choose a city', hasRow('address'), async (model, world) => {
    const { rows } = formOf(model);
    const index = nth % rows.address.length;
    for (const level of ['Country', 'Province', 'City'] as const)
      await chooseIn(world, at(rows.address, index), legendOf('address', index), level, harare[level]);
  });
