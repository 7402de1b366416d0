/** A record as a server-paged list shows it: four texts and a button. */
export interface Row {
  id: string;
  tenant: string;
  property: string;
  balance: string;
  /** The text of its button: no two are alike, nor as wide. */
  action: string;
}

const syllables = ['ta', 'mu', 'chi', 'ru', 'no', 'si', 'ba', 'nde', 'tse', 'vho', 'ka', 'zi'];
const streets = ['Acacia Road', 'Msasa Close', 'Jacaranda Avenue', 'Baobab Lane', 'Protea Way'];

/** Another name for each number, of two to five syllables: a text that repeats is shaped once, which no list of people is. */
function name(index: number): string {
  let word = '';
  for (let rest = index + 13; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function row(index: number): Row {
  const first = name(index * 31);
  return {
    id: `T-${String(index).padStart(6, '0')}`,
    tenant: `${first} ${name(index * 7919 + 5)}`,
    property: `${1 + index} ${streets[index % streets.length]}, Flat ${1 + (index % 12)}`,
    balance: `$${(((index * 7919) % 900_000) / 100).toFixed(2)}`,
    action: `Call ${first}`,
  };
}

/** Page `page` (from 1) of a list, `size` rows; the same records every time. */
export function makePage(page: number, size: number): Row[] {
  return Array.from({ length: size }, (_, index) => row((page - 1) * size + index));
}
