/** A record as a server-paged list shows it: four texts and a button. */
export interface Row {
  id: string;
  tenant: string;
  property: string;
  balance: string;
}

const surnames = ['Moyo', 'Ncube', 'Dube', 'Sibanda', 'Ndlovu', 'Chirwa', 'Banda', 'Mutasa'];
const streets = ['Acacia Road', 'Msasa Close', 'Jacaranda Avenue', 'Baobab Lane', 'Protea Way'];

function row(index: number): Row {
  return {
    id: `T-${String(index).padStart(6, '0')}`,
    tenant: `${surnames[index % surnames.length]} ${String.fromCharCode(65 + (index % 26))}.`,
    property: `${1 + (index % 240)} ${streets[index % streets.length]}`,
    balance: `$${(((index * 7919) % 900_000) / 100).toFixed(2)}`,
  };
}

/** Page `page` (from 1) of a list, `size` rows; the same records every time. */
export function makePage(page: number, size: number): Row[] {
  return Array.from({ length: size }, (_, index) => row((page - 1) * size + index));
}
