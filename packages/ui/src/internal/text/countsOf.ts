import { figure } from './figure';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Writes counts in the words of a locale, by its rules of plural; `#` stands for the figure. */
export function countsOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Forms): string =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', figure(count, locale));
}
