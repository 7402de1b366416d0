'use client';

import { clsx } from 'clsx/lite';
import { use } from 'react';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { Info } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { IconButton, type IconButtonProps } from '../IconButton';
import { HelpContext } from './HelpContext';
import * as styles from './HelpPanel.css';
import { helpPanelMessages } from './HelpPanel.messages';

export interface HelpButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Its name. @default 'Help' */
  label?: string;
}

/** Opens and closes the HelpPanel around it: beside the title of the page. Renders a `button`. */
export function HelpButton({ label, ref, className, onClick, ...rest }: HelpButtonProps) {
  const help = use(HelpContext);
  if (!help) throw new Error('A HelpButton needs a HelpPanel around it, which is what it opens.');
  const messages = useMessages(helpPanelMessages);
  const mergedRef = useMergedRef(help.buttonRef, ref);
  return (
    <IconButton
      size="sm"
      {...rest}
      ref={mergedRef}
      label={label ?? messages.help}
      aria-expanded={help.isOpen}
      aria-controls={help.isOpen ? help.panelId : undefined}
      className={clsx(styles.button, className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) help.toggle();
      }}
    >
      <Info />
    </IconButton>
  );
}
