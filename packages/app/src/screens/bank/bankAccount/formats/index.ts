import type { ConvertedFile } from '@rentsafe/ui/CsvImport';
import { readCamt } from './camt';
import { readMt940 } from './mt940';
import { readOfx } from './ofx';
import { rowsOf, type Transaction } from './transaction';

interface Format {
  name: string;
  fits: (start: string) => boolean;
  read: (text: string) => Transaction[];
}

const formats: readonly Format[] = [
  { name: 'OFX', fits: (start) => /OFXHEADER|<OFX>/i.test(start), read: readOfx },
  { name: 'CAMT.053', fits: (start) => /camt\.05[2-4]|<BkToCstmr/.test(start), read: readCamt },
  {
    name: 'MT940',
    fits: (start) => /^:20:/m.test(start) && /^:(?:25|28C?|60[FM])/m.test(start),
    read: readMt940,
  },
];

const START = 4000;

/** A statement in a format of banks as rows of `statementColumns`; null for what may be CSV. */
export async function convertStatement(text: string, { name }: { name: string }): Promise<ConvertedFile> {
  const start = text.slice(0, START);
  const format = formats.find(({ fits }) => fits(start));
  if (!format) {
    const isOther = /^\s*<\?xml|^!Type:/i.test(start) || /\.qif$/i.test(name);
    const what = /^!Type:|\.qif$/i.test(`${start}${name}`) ? 'QIF' : 'XML';
    return isOther
      ? {
          problem: `This ${what} file cannot be read. Export the statement as CSV, OFX, MT940 or CAMT.053 instead.`,
        }
      : null;
  }
  try {
    const found = format.read(text);
    if (found.length > 0) return rowsOf(found);
    return { problem: `The ${format.name} file has no payments. Check the days that were exported.` };
  } catch {
    return {
      problem: `The ${format.name} file is damaged. Export it again, or export the statement as CSV.`,
    };
  }
}
