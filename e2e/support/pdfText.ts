import { inflateSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { PRINT_PATH } from './watch.ts';

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const { 1: id = '', index } of text.matchAll(/^(\d+) 0 obj\b/gm)) {
    const [, dictionary = ''] = /obj([\s\S]*?)(?:stream\r?\n|endobj)/.exec(text.slice(index)) ?? [];
    const start = text.indexOf('stream', index) + 'stream'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const isText = dictionary.includes('/FlateDecode') && !dictionary.includes('/Image');
    const from = start + (text.charAt(start) === '\r' ? 2 : 1);
    const stream = isText ? inflateSync(pdf.subarray(from, from + length)).toString('latin1') : '';
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

interface Font {
  /** Hexadecimal digits of a glyph's code. */
  digits: number;
  glyphs: Map<number, string>;
}

/** The characters of a font's glyphs: its ToUnicode table. */
function fontOf(table: string): Font {
  const glyphs = new Map<number, string>();
  for (const [, lines = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g)) {
      glyphs.set(Number.parseInt(code, 16), fromHex(text));
    }
  }
  for (const [, lines = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1) {
        glyphs.set(code, String.fromCharCode(Number.parseInt(text, 16) + code - first));
      }
    }
  }
  return { digits: /begincodespacerange\s*<(\w+)>/.exec(table)?.[1]?.length ?? 4, glyphs };
}

/** The text of each sheet of a PDF that Chromium has printed, without its white space. */
export function pdfSheets(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Font>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      if (table) fonts.set(name, fontOf(objects.get(table)?.stream ?? ''));
    }
  }
  const sheets: string[] = [];
  for (const { stream } of objects.values()) {
    let text = '';
    let font: Font | undefined;
    for (const [, name, hex = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name);
      for (let at = 0; font && at < hex.length; at += font.digits) {
        text += font.glyphs.get(Number.parseInt(hex.slice(at, at + font.digits), 16)) ?? '';
      }
    }
    if (text !== '') sheets.push(withoutSpaces(text));
  }
  return sheets;
}

/** The text of all its sheets. */
export const pdfText = (pdf: Buffer): string => pdfSheets(pdf).join('');

/** A printed document in a page as wide as A4 without its margins, in the layout of print. */
export async function openPrinted(context: BrowserContext, html: string, base: string): Promise<Page> {
  const printed = await context.newPage();
  const address = new URL(PRINT_PATH, base).href;
  await printed.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await printed.setViewportSize({ width: 736, height: 1066 });
  await printed.emulateMedia({ media: 'print' });
  await printed.goto(address);
  return printed;
}

/** A printed document, as Chromium renders it. */
export async function pdfOf(context: BrowserContext, html: string, base: string): Promise<Buffer> {
  const printed = await openPrinted(context, html, base);
  const pdf = await printed.pdf({ format: 'A4', preferCSSPageSize: true });
  await printed.close();
  return pdf;
}

/** In the form in which `pdfText` returns text. */
export const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** How many sheets it has. */
export const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
