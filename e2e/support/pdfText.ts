import { inflateSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { PAPER_PATH } from './watch.ts';

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const { 1: id = '', index } of text.matchAll(/^(\d+) 0 obj\b/gm)) {
    const [, dictionary = ''] = /obj([\s\S]*?)(?:stream\r?\n|endobj)/.exec(text.slice(index)) ?? [];
    const start = text.indexOf('stream', index) + 'stream'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const isText = dictionary.includes('/FlateDecode') && !dictionary.includes('/Image');
    const from = start + (text.charAt(start) === '\r' ? 2 : 1);
    const stream = isText ? inflateSync(pdf.subarray(from, from + length)).toString('latin1') : '';
    found.set(id, { dictionary, stream });
  }
  return found;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

interface Font {
  /** Hexadecimal digits of a glyph's code. */
  digits: number;
  glyphs: Map<number, string>;
}

/** What the codes of a font's glyphs stand for: its ToUnicode table. */
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

/** The text of a PDF that Chromium has printed, without its white space. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Font>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      if (table) fonts.set(name, fontOf(objects.get(table)?.stream ?? ''));
    }
  }
  let text = '';
  for (const { stream } of objects.values()) {
    let font: Font | undefined;
    for (const [, name, hex = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name);
      for (let at = 0; font && at < hex.length; at += font.digits) {
        text += font.glyphs.get(Number.parseInt(hex.slice(at, at + font.digits), 16)) ?? '';
      }
    }
  }
  return squeezed(text);
}

/** A printed document in a page as wide as A4 without its margins, laid out as for paper. */
export async function paperOf(context: BrowserContext, html: string, base: string): Promise<Page> {
  const paper = await context.newPage();
  const address = new URL(PAPER_PATH, base).href;
  await paper.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await paper.setViewportSize({ width: 736, height: 1066 });
  await paper.emulateMedia({ media: 'print' });
  await paper.goto(address);
  return paper;
}

/** What Chromium makes of a printed document. */
export async function pdfOf(context: BrowserContext, html: string, base: string): Promise<Buffer> {
  const paper = await paperOf(context, html, base);
  const pdf = await paper.pdf({ format: 'A4', preferCSSPageSize: true });
  await paper.close();
  return pdf;
}

/** As `pdfText` gives it. */
export const squeezed = (text: string) => text.replace(/\s+/g, '');
