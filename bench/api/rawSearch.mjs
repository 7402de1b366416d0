// What a search costs without a server: the same statement, prepared, over the same driver.
// `node rawSearch.mjs <file>`; the file holds `{url, queries, connections, seconds}`. Prints one line of JSON.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { searchText, searchValues } from './search.mjs';

const pg = createRequire(new URL('../../packages/api/package.json', import.meta.url))('pg');

const { url, queries, connections, seconds } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const latencies = [];
let next = 0;

async function work(until) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while (performance.now() < until) {
    const terms = queries[next++ % queries.length];
    const name = `search_${terms.length}`;
    const start = performance.now();
    await client.query({
      name,
      text: searchText(terms.length),
      values: searchValues(terms),
      rowMode: 'array',
    });
    latencies.push(performance.now() - start);
  }
  await client.end();
}

const begin = performance.now();
await Promise.all(Array.from({ length: connections }, () => work(begin + seconds * 1000)));
const elapsed = performance.now() - begin;
latencies.sort((a, b) => a - b);
const percentile = (share) => latencies[Math.floor(latencies.length * share)];
console.log(
  JSON.stringify({
    perSecond: latencies.length / (elapsed / 1000),
    p50: percentile(0.5),
    p99: percentile(0.99),
  }),
);
