// The ceiling: bare node:http that sends the same bytes, headers included, out of memory.
// `node floor.mjs <port> <file> [<database>]`; the file holds `{path: {headers, body}}`. With a database each request first
// reads a page of rows through the driver, as one prepared statement: what no server that reads them can go beyond.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const pg = createRequire(new URL('../../packages/api/package.json', import.meta.url))('pg');

const [port, file, database] = process.argv.slice(2);
const pool = database && new pg.Pool({ connectionString: database, max: 10 });
const page = {
  name: 'page',
  text: 'SELECT id, first_name, last_name, identification_number FROM individuals ORDER BY id DESC LIMIT 20',
  rowMode: 'array',
};
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body) },
  ]),
);

function send(request, response) {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
}

async function readAndSend(request, response) {
  await pool.query(page);
  send(request, response);
}

createServer(pool ? readAndSend : send).listen(Number(port), '127.0.0.1');
