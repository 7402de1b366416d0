import { expect, it } from 'vitest';
import { sheetCss } from './sheetCss';

it('PRN-13 numbers each sheet, and names the document on all but the first', () => {
  expect(sheetCss(undefined)).toContain('counter(page) " / " counter(pages)');
  expect(sheetCss(undefined)).toMatch(/^@page \{ @top-left \{ content: none;/m);
  expect(sheetCss('Rudo Moyo')).toMatch(
    /@top-left \{ content: "Rudo\\20 Moyo";[\s\S]*:first \{ @top-left \{ content: none/,
  );
});

it('PRN-13 a name with quotes and line breaks stays one text', () => {
  expect(sheetCss('A "B"\\\n')).toContain('content: "A\\20 \\22 B\\22 \\5c \\a ";');
});
