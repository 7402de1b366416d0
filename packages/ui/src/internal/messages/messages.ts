'use client';

import { createContext, use } from 'react';

/** The English texts of one component, under the name of its group. */
export interface MessageGroup<Texts extends object> {
  readonly group: string;
  readonly defaults: Texts;
}

export const defineMessages = <Texts extends object>(
  group: string,
  defaults: Texts,
): MessageGroup<Texts> => ({
  group,
  defaults,
});

type Groups = Readonly<Record<string, object | undefined>>;

/** What providers replace, by group. */
export const MessagesContext = createContext<Groups>({});

/** The groups of an outer provider with those of an inner one on top, text by text. */
export const withOverrides = (outer: Groups, inner: Groups): Groups => ({
  ...outer,
  ...Object.fromEntries(
    Object.entries(inner).map(([group, texts]) => [group, { ...outer[group], ...texts }]),
  ),
});

/** A component's texts: its own under what a provider replaces. */
export function useMessages<Texts extends object>({ group, defaults }: MessageGroup<Texts>): Texts {
  const overrides = use(MessagesContext)[group];
  return overrides ? { ...defaults, ...overrides } : defaults;
}
