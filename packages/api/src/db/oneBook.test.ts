import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What reads or changes several books in one statement, and why. Anything else asks for one book, by its client or by a record of it. */
const severalBooks: Readonly<Record<string, string>> = {
  'book/lock.ts': 'a book is opened, or a tax changed, while no book posts',
  'dataRequest/held.ts': 'what is held about a person, in every book',
  'dataRequest/read.ts': 'requests of people, which the provider alone decides',
  'file/purge.ts': 'a job of the installation',
  'individual/erase.ts': 'a person is forgotten in every book',
  'individual/ties.ts': 'why a person cannot be forgotten yet, in every book',
  'ledgerReport/overview.ts': 'what the client’s own company owes in other books',
  'party/naming.ts': 'as party/repository.ts, what clients may name',
  'party/objections.ts': 'what a person objected to holds in every book',
  'party/repository.ts': 'two records of the register become one, in every book',
  'rating/facts.ts': 'the report about a person: of all books that report',
};

const source = path.resolve(import.meta.dirname, '..');
const isServed = (file: string) =>
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts') &&
  !/^(seed|proof|testing|migrations|cli)[/\\]/.test(file);

/** The SQL of a file: each template, with those within it. */
function statementsIn(text: string): string[] {
  const found: string[] = [];
  for (let start = text.indexOf('sql`'); start >= 0; start = text.indexOf('sql`', start)) {
    // Of which kind is what is open: text, or code within it.
    const open = ['`'];
    let at = start + 4;
    for (; open.length > 0 && at < text.length; at += 1) {
      const isText = open.at(-1) === '`';
      if (text[at] === '\\') at += 1;
      else if (text[at] === (isText ? '`' : '}')) open.pop();
      else if (!isText && (text[at] === '`' || text[at] === '{')) open.push(text[at] ?? '');
      else if (isText && text.startsWith('${', at)) {
        open.push('{');
        at += 1;
      }
    }
    found.push(text.slice(start, at));
    start = at;
  }
  return found;
}

// What gives such a statement away.
const otherClients = /\bclient_id <> (own\.id|c\.client_id)/;
const withTheirNames = /\bJOIN clients cl\b/;
const personOfTheRegister = /\b(party_id|individual_id) (= \$|= own|IN)/;
const booksAtAll = /\bFROM (book_heads|books)\b/;
/** A client, or a record of one; the rest of a condition that begins with it. */
const oneOfThem =
  /client_id (=|IN)|clientId|\{client|reader|scope|^sql`AND |inBook|\bbook\b|lease_id = \$|\.lease_id = |\bid = \$|JOIN \(?\$|page/;

const reachesSeveral = (statement: string): boolean =>
  otherClients.test(statement) ||
  withTheirNames.test(statement) ||
  (personOfTheRegister.test(statement) && !oneOfThem.test(statement)) ||
  (booksAtAll.test(statement) && !/client_id/.test(statement.replace('ORDER BY client_id', '')));

it('asks for one book in each statement, but for those that are named', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isServed);
  const found = files.filter((file) =>
    statementsIn(readFileSync(path.join(source, file), 'utf8')).some(reachesSeveral),
  );
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(severalBooks).sort());
});
