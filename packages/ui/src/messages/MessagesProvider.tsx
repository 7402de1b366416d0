'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Messages } from './defaults';

/** Any part of the messages; what is left out stays English. */
export type MessagesOverride = { [Group in keyof Messages]?: Partial<Messages[Group]> };

export interface MessagesProviderProps {
  messages: MessagesOverride;
  children: ReactNode;
}

const MessagesContext = createContext<MessagesOverride>({});

/** Replaces texts of the components below it, group by group; providers nest. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext);
  const merged = useMemo(() => {
    const before: Record<string, object | undefined> = outer;
    const groups = Object.entries(messages).map(([group, texts]) => [group, { ...before[group], ...texts }]);
    return { ...outer, ...Object.fromEntries(groups) } as MessagesOverride;
  }, [outer, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

/** A component's texts: its own defaults (`X.messages.ts`) under what a provider replaces. */
export function useMessages<Group extends keyof Messages>(
  group: Group,
  defaults: Messages[Group],
): Messages[Group] {
  const overrides = use(MessagesContext)[group];
  return overrides ? { ...defaults, ...overrides } : defaults;
}
