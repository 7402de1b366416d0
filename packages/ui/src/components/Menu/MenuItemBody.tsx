import { Fragment, type ReactNode } from 'react';
import { Keys } from '../../internal/keys/KeyCaps';
import * as styles from '../../internal/overlay/menu.css';
import type { MenuItemTexts } from './itemProps';

interface MenuItemBodyProps extends Omit<MenuItemTexts, 'disabled'> {
  /** Before the text: an icon, or the mark of what is chosen. */
  icon?: ReactNode;
  /** At the end, in place of a shortcut. */
  end?: ReactNode;
  children: ReactNode;
}

/** Icon, text and what follows it, alike in all items of a menu. */
export function MenuItemBody({
  icon,
  end,
  description,
  disabledReason,
  shortcut,
  children,
}: MenuItemBodyProps) {
  const notes = [description, disabledReason].filter((note) => note !== undefined);
  return (
    <>
      <span data-part="icon" className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {notes.length === 0 ? (
        children
      ) : (
        <span className={styles.texts}>
          <span>{children}</span>
          {notes.map((note) => (
            <Fragment key={note}>
              {' '}
              <span className={styles.note}>{note}</span>
            </Fragment>
          ))}
        </span>
      )}
      {shortcut && <Keys keys={shortcut} aria-hidden="true" className={styles.shortcut} />}
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
}
