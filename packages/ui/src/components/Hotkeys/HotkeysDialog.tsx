'use client';

import type { ReactNode } from 'react';
import { Keys } from '../../internal/keys/KeyCaps';
import { useMessages } from '../../internal/messages/messages';
import { Dialog, type DialogProps } from '../Dialog';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { hotkeysMessages } from './Hotkeys.messages';
import * as styles from './HotkeysDialog.css';
import { type HotkeyGroup, useHotkeyGroups } from './useHotkeyGroups';

export interface HotkeysDialogProps
  extends Omit<
    DialogProps,
    | 'title'
    | 'description'
    | 'children'
    | 'footer'
    | 'actions'
    | 'initialFocus'
    | 'closeOnOutside'
    | 'size'
    | 'pending'
    | 'onCloseBlocked'
  > {
  /** Keys that components heed by themselves, below the hotkeys: the arrows in a list. */
  more?: readonly HotkeyGroup[] | undefined;
  /** Below the list: how to turn single keys off. */
  children?: ReactNode;
}

/** The hotkeys that hold on this page, by where they act: what `?` shows. A Dialog that starts at its title. */
export function HotkeysDialog({ more, headingLevel = 2, children, ...rest }: HotkeysDialogProps) {
  const messages = useMessages(hotkeysMessages);
  const groups = useHotkeyGroups(more);
  return (
    <Dialog {...rest} title={messages.title} headingLevel={headingLevel} initialFocus="title" closeOnOutside>
      <Stack gap={4}>
        {groups.map(({ label, hotkeys }) => (
          <Stack key={label} gap={2} asChild>
            <section aria-label={label}>
              <Heading level={headingLevel < 6 ? ((headingLevel + 1) as typeof headingLevel) : 6} size="md">
                {label}
              </Heading>
              <dl className={styles.list}>
                {hotkeys.map((hotkey) => (
                  <div key={hotkey.label} className={styles.hotkey}>
                    <dt>
                      <Keys keys={hotkey.keys} />
                    </dt>
                    <dd data-part="label" className={styles.label}>
                      {hotkey.label}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          </Stack>
        ))}
        {children}
      </Stack>
    </Dialog>
  );
}
