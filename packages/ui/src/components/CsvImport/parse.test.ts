import { expect, it } from 'vitest';
import { parse, plainText } from './parse';
import { readFile } from './readFile';

const { signal } = new AbortController();
const options = { signal, onProgress: () => {} };
const rowsOf = async (text: string) =>
  (await parse(text, signal)).file?.rows.map(({ line, cells }) => `${line}: ${cells.join('|')}`);

it.each([
  ['commas', 'Unit,Rent\nA1,"1,200.00"\n', ['2: A1|1,200.00']],
  ['semicolons', 'Unit;Rent\r\nA1;1.200,00\r\n', ['2: A1|1.200,00']],
  ['tabs', 'Unit\tRent\nA1\t5', ['2: A1|5']],
  ['a byte order mark', '\uFEFFUnit,Rent\nA1,5', ['2: A1|5']],
  ['quotes and line breaks', 'Unit,Note\nA1,"the ""Corner""\nshop"', ['2: A1|the "Corner"\nshop']],
  ['blank rows, which keep their numbers', '\nUnit,Rent\n\nA1,5\n,\nA2,6\n', ['4: A1|5', '6: A2|6']],
  [
    'what a bank writes above the header',
    'Trust account\nPeriod;January\n\nDate;Text;Amount\n5 Jan;EFT;1,50\n',
    ['5: 5 Jan|EFT|1,50'],
  ],
  [
    'commas above the header, and in what is written',
    'Trust account, Harare\nPeriod: January, February\n\nDate;Text;Amount\n5 Jan;EFT, rent, unit 1;1,50\n',
    ['5: 5 Jan|EFT, rent, unit 1|1,50'],
  ],
  [
    'semicolons and bars in what is written',
    'Date,Text,Amount\n5 Jan,EFT; rent|unit 1,1.50\n6 Jan,EFT; rent|unit 2,2.50\n',
    ['2: 5 Jan|EFT; rent|unit 1|1.50', '3: 6 Jan|EFT; rent|unit 2|2.50'],
  ],
  ['a quote that has a line break above the values', 'Unit,"Note; or\nremark"\nA1,5', ['2: A1|5']],
  ['what our own files hold', 'Unit,Number\n"=""000123""",\'+263771\n', ['2: 000123|+263771']],
])('CSV-2 reads %s', async (_case, text, rows) => expect(await rowsOf(text)).toEqual(rows));

it.each([
  ['', 'empty'],
  ['Unit,Rent\n', 'empty'],
  ['Unit,Rent\nA1,"5', 'quotes'],
  ['PK\u0003\u0004\0\0', 'workbook'],
  ['\u00d0\u00cf\u0011\u00e0\0', 'workbook'],
  ['%PDF\n1 0 obj', 'pdf'],
  ['<html><table><tr><td>1</td></tr></table></html>', 'webPage'],
  ['\0\u0001', 'binary'],
])('CSV-2 refuses %j', async (text, problem) => {
  expect(await parse(text, signal)).toEqual({ file: null, problem });
});

it('CSV-2 tells what it read in another way than it stands in the file', async () => {
  const read = async (text: string, names: string[] = []) => {
    const { file } = await parse(text, signal, new Set(names));
    return file && [file.header, file.rows.map(({ cells }) => cells.join('|')), file.notes, file.above];
  };
  expect(await read('Unit,Rent,Rent\nA1,1,2\n')).toEqual([
    ['Unit', 'Rent', 'Rent (2)'],
    ['A1|1|2'],
    [{ twice: 'Rent' }],
    [],
  ]);
  expect(await read('Unit,Rent\nA1,1\nUnit,Rent\nA2,2\n')).toEqual([
    ['Unit', 'Rent'],
    ['A1|1', 'A2|2'],
    [{ repeated: 1 }],
    [],
  ]);
  expect(await read('2026-01-05,EFT,12.50\n2026-01-06,EFT,3.00\n')).toEqual([
    ['Column 1', 'Column 2', 'Column 3'],
    ['2026-01-05|EFT|12.50', '2026-01-06|EFT|3.00'],
    [{ unnamed: true }],
    [],
  ]);
  expect(await read('Account,1001,USD,Harare\nDate,Amount,,\n5 Jan,2,x,y\n', ['date', 'amount'])).toEqual([
    ['Date', 'Amount', '', ''],
    ['5 Jan|2|x|y'],
    [],
    [['Account', '1001', 'USD', 'Harare']],
  ]);
});

it('CSV-3 gives up early on a row that never ends', async () => {
  for (const text of [`Unit\n"${'a,"" '.repeat(1_000_000)}`, ','.repeat(5_000_000)])
    expect(await parse(text, signal)).toEqual({ file: null, problem: 'quotes' });
});

it.each(['=1+1', '=HYPERLINK("http://x")', '="a"&"b"'])('CSV-5 leaves the formula %s as it is', (text) =>
  expect(plainText(text)).toBe(text),
);

it('CSV-3 parses many chunks, with what stands across their edges, and lets the page go on in between', async () => {
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  });
  const text = `Unit,Note\n${Array.from({ length: 60_000 }, (_, at) => `${at},"two\nlines, ${at}"`).join('\n')}`;
  const { file } = await parse(text, signal);
  clearInterval(counter);
  expect(file?.rows).toHaveLength(60_000);
  expect(file?.rows.every(({ cells }) => cells[1] === `two\nlines, ${cells[0]}`)).toBe(true);
  expect(turns).toBeGreaterThan(2);
});

it('CSV-3 stops when it is told to', async () => {
  const controller = new AbortController();
  controller.abort(new Error('left'));
  await expect(parse('Unit\nA1', controller.signal)).rejects.toThrow('left');
});

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

it.each([
  ['utf-8', new Blob(['Guruvé €'])],
  ['windows-1252', bytes(0x47, 0x75, 0x72, 0x75, 0x76, 0xe9, 0x20, 0x80)],
  [
    'utf-16le',
    bytes(0xff, 0xfe, ...[...'Guruvé €'].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])),
  ],
  [
    'utf-16be',
    bytes(0xfe, 0xff, ...[...'Guruvé €'].flatMap((c) => [c.charCodeAt(0) >> 8, c.charCodeAt(0) & 255])),
  ],
])('CSV-1 reads %s', async (encoding, file) => {
  expect(await readFile(file, options)).toEqual({ text: 'Guruvé €', encoding });
});

it('CSV-1 reads a character that stands across two slices', async () => {
  const text = `${'x'.repeat(999_999)}é${'y'.repeat(10)}`;
  expect((await readFile(new Blob([text]), options)).text).toBe(text);
});
