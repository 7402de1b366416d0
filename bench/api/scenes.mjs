// What is asked for, and how.

const pages = (first, count) =>
  Array.from({ length: count }, (_, nth) => `/api/individuals/?page=${first + nth}`);

/** More pages than any cache of the product holds, so that each is read from the database. */
const MANY = 2_000;
const LIST_CONNECTIONS = 32;
/** As many as there are processors, so that latency is the search's own and not a queue's. */
export const SEARCH_CONNECTIONS = 2;

const shapes = [
  ({ first_name, last_name }) => `${first_name} ${last_name}`,
  ({ first_name, last_name }) => `${last_name} ${first_name.slice(0, 3)}`,
  ({ identification_number: number }) => `${number.slice(0, 2)}-${number.slice(2)}`,
  ({ last_name }) => last_name,
];

/** What people type: a full name, a name and a beginning, a number with its dash, a surname. */
const queriesFor = (people) => people.map((person, nth) => shapes[nth % shapes.length](person));

/** The scenes for a register of that many rows, in which `people` are to be found. */
export function scenesFor(rows, people) {
  const last = Math.floor(rows / 20);
  const many = Math.min(MANY, Math.floor(last / 4));
  const queries = queriesFor(people);
  const search = (query) => `/api/individuals/search/?q=${encodeURIComponent(query)}`;
  return {
    queries,
    deepFrom: Math.min(5_000, last - many),
    scenes: {
      list: { paths: pages(1, 50), connections: LIST_CONNECTIONS },
      near: { paths: pages(1, many), connections: LIST_CONNECTIONS },
      deep: { paths: pages(Math.min(5_000, last - many), many), connections: LIST_CONNECTIONS },
      search: { paths: queries.map(search), connections: SEARCH_CONNECTIONS },
      stock: { paths: pages(1, 50).map((path) => `/stock${path}`), connections: LIST_CONNECTIONS },
    },
  };
}
