'use client';

import { type ReactNode, use, useMemo } from 'react';
import { MessagesContext, withOverrides } from '../internal/messages/messages';
import type { RentMessages } from './defaultMessages';

/** Any part of the messages of the rental parts; what is left out stays English. */
export type RentMessagesOverride = { [Group in keyof RentMessages]?: Partial<RentMessages[Group]> };

export interface RentMessagesProviderProps {
  messages: RentMessagesOverride;
  children: ReactNode;
}

/** MessagesProvider of the rental parts below it. */
export function RentMessagesProvider({ messages, children }: RentMessagesProviderProps) {
  const outer = use(MessagesContext);
  const merged = useMemo(() => withOverrides(outer, messages), [outer, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}
