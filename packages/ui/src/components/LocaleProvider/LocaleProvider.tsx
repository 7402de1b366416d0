'use client';

import { canonicalLocale, isTimeZone } from '@rentsafe/format/locale';
import { type ReactNode, use, useMemo } from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { LocaleContext } from '../../internal/locale/locale';

export interface LocaleProviderProps {
  /** Of dates, numbers and amounts, as BCP 47: 'de-DE'; 'de_DE' is read too. One that is not known changes nothing. @default dates of en-GB, numbers of en-US */
  locale?: string | undefined;
  /** Of amounts that name no currency: any code of ISO 4217. @default 'USD' */
  currency?: string | undefined;
  /** In which moments are shown, as IANA names it: 'Africa/Harare'; one that is not known changes nothing. @default the user's */
  timeZone?: string | undefined;
  /** The application, or a part of it. */
  children: ReactNode;
}

/**
 * How the components below it write and read dates, numbers and amounts; providers nest, and a prop that is left out stays as it
 * is around. Texts are those of MessagesProvider. Renders nothing of its own.
 */
export function LocaleProvider({ locale, currency, timeZone, children }: LocaleProviderProps) {
  const around = use(LocaleContext);
  const tag = locale === undefined ? undefined : canonicalLocale(locale);
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  checkLocale(locale, tag, timeZone, zone);
  const state = useMemo(
    () => ({
      dates: tag ?? around.dates,
      numbers: tag ?? around.numbers,
      currency: currency ?? around.currency,
      timeZone: zone ?? around.timeZone,
    }),
    [tag, currency, zone, around],
  );
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

function checkLocale(
  locale: string | undefined,
  tag: string | undefined,
  timeZone: string | undefined,
  zone: string | undefined,
) {
  if (process.env.NODE_ENV === 'production') return;
  if (locale !== undefined && tag === undefined) {
    devWarning(
      `LocaleProvider knows no locale ${JSON.stringify(locale)}.`,
      'Dates and numbers are written as around it.',
      "Pass a BCP 47 tag, such as 'en-GB'.",
    );
  }
  if (timeZone !== undefined && zone === undefined) {
    devWarning(
      `LocaleProvider knows no time zone ${JSON.stringify(timeZone)}.`,
      'Moments are shown as around it.',
      "Pass a name of the IANA database, such as 'Africa/Harare'.",
    );
  }
}
