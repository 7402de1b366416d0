// The ceiling: bare node:http that sends the same bytes, headers included, out of memory.
// `node floor.mjs <port> <file>`; the file holds `{path: {headers, body}}`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body) },
  ]),
);

createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
