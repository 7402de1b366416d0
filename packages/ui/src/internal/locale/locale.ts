'use client';

import { createContext, use } from 'react';

/** How components write and read dates, numbers and amounts. */
export interface LocaleState {
  /** BCP 47, of dates. */
  dates: string;
  /** BCP 47, of numbers and amounts. */
  numbers: string;
  /** ISO 4217, of amounts without a currency. */
  currency: string;
  /** IANA, of moments; undefined is the user's. */
  timeZone: string | undefined;
}

export const defaultLocale: LocaleState = {
  dates: 'en-GB',
  numbers: 'en-US',
  currency: 'USD',
  timeZone: undefined,
};

export const LocaleContext = createContext(defaultLocale);

/** That of the LocaleProvider around, else British dates, American numbers and US dollars. */
export const useLocale = (): LocaleState => use(LocaleContext);
