import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { toCsv } from './index.ts';

const texts = {
  '297654321E29': '"=""297654321E29"""',
  '3/2020': '"=""3/2020"""',
  '2020-03-01': '"=""2020-03-01"""',
  '000123': '"=""000123"""',
  '12345678901234567890': '"=""12345678901234567890"""',
  '+263771234567': '"=""+263771234567"""',
  '63-123456A63': '"=""63-123456A63"""',
  TRUE: '"=""TRUE"""',
  '=1+1': '"=""=1+1"""',
  'a "quoted", name': '"=""a """"quoted"""", name"""',
};

const csv = toCsv(
  [{ label: 'Identifier', value: (text: string) => text, identifier: true }],
  Object.keys(texts),
);

/** The cells of the first column as LibreOffice shows them. */
function shownCells(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'csv-'));
  try {
    writeFileSync(join(folder, 'list.csv'), csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const utf8WithCommas = '--infilter=Text - txt - csv (StarCalc):44,34,76,1';
    execFileSync(
      'soffice',
      [
        profile,
        '--headless',
        utf8WithCommas,
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        join(folder, 'list.csv'),
      ],
      { stdio: 'ignore' },
    );
    const cells = readFileSync(join(folder, 'list.fods'), 'utf8').matchAll(
      /<table:table-cell[^>]*calcext:value-type="string"[^>]*>\s*<text:p>([^<]*)/g,
    );
    const entities = { '&quot;': '"', '&apos;': "'", '&amp;': '&' } as const;
    return [...cells].map(([, text = '']) =>
      text.replaceAll(/&\w+;/g, (entity) => entities[entity as keyof typeof entities]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('writes identifiers so that spreadsheets keep them', () => {
  expect(csv).toBe(`\uFEFFIdentifier\r\n${Object.values(texts).join('\r\n')}\r\n`);
});

it.runIf(spawnSync('soffice', ['--version']).status === 0)(
  'LibreOffice shows identifiers as they are',
  () => {
    expect(shownCells()).toEqual(['Identifier', ...Object.keys(texts)]);
  },
  60_000,
);
