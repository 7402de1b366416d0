const repeat = (text: string, count: number) => text.repeat(count);

/** Texts that a user may type or paste in place of a name. */
export const hostileTexts: Readonly<Record<string, string>> = {
  huge: repeat('Kurima nekutengesa ', 5_000),
  'one long word': repeat('W', 3_000),
  'right-to-left': 'شركة هراري للإيجار (١٢٣) وأولاده',
  'both directions': 'Harare עִברִית Ltd 42 שלום, Road',
  emoji: '🏠👩🏾‍🌾🇿🇼 Msasa ❤️‍🔥 Court 👨‍👩‍👧‍👦',
  combining: `Z${repeat('\u0301\u0323\u0335', 40)}algo Ltd`,
  override: 'Invoice\u202Egpj.exe\u202C \u2066Road\u2069',
  invisible: '\u200B\u200D\uFEFF Mu\u00ADsasa \u2028 line \u2029 break',
  NUL: 'Before\u0000after',
  controls: 'Bell\u0007 escape\u001B[31m delete\u007F',
  'lone surrogates': '\uD800 high and low \uDC00',
  'spaces only around': '   Msasa Court   ',
  formula: '=HYPERLINK("https://evil.example","x")',
};
