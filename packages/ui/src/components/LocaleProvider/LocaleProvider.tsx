'use client';

import { type ReactNode, use, useMemo } from 'react';
import { LocaleContext } from '../../internal/locale/locale';

export interface LocaleProviderProps {
  /** Of dates, numbers and amounts, as BCP 47: 'de-DE'. @default dates of en-GB, numbers of en-US */
  locale?: string | undefined;
  /** Of amounts that name no currency: any code of ISO 4217. @default 'USD' */
  currency?: string | undefined;
  /** In which moments are shown, as IANA names it: 'Africa/Harare'. @default the user's */
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
  const state = useMemo(
    () => ({
      dates: locale ?? around.dates,
      numbers: locale ?? around.numbers,
      currency: currency ?? around.currency,
      timeZone: timeZone ?? around.timeZone,
    }),
    [locale, currency, timeZone, around],
  );
  return <LocaleContext value={state}>{children}</LocaleContext>;
}
