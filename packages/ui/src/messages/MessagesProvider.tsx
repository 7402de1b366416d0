'use client';

import { type ReactNode, use, useMemo } from 'react';
import type { Messages } from '../defaultMessages';
import { MessagesContext, withOverrides } from '../internal/messages/messages';

/** Any part of the messages; what is left out stays English. */
export type MessagesOverride = { [Group in keyof Messages]?: Partial<Messages[Group]> };

export interface MessagesProviderProps {
  messages: MessagesOverride;
  children: ReactNode;
}

/** Replaces texts of the components below it, group by group; providers nest. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext);
  const merged = useMemo(() => withOverrides(outer, messages), [outer, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}
