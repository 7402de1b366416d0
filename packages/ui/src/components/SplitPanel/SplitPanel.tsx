'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { ChevronLeft } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { type ClassNames, partOf } from '../../internal/parts';
import { SplitHandle } from './SplitHandle';
import * as styles from './SplitPanel.css';
import { splitPanelMessages } from './SplitPanel.messages';
import { bounded } from './split';
import { type SplitStorage, useSplit } from './useSplit';

export interface SplitPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the first panel, for the boundary and for the button that hides it: 'Open lines'. */
  label: string;
  /** The first panel, such as a list. */
  start: ReactNode;
  /** The second panel: what is chosen in the first. */
  children: ReactNode;
  /** Percent of the width that the first panel has at first: 20 to 80. @default 50 */
  defaultSize?: number;
  /** Whether the first panel is hidden at first. @default false */
  defaultCollapsed?: boolean;
  /** What the size and the hidden panel are kept under in `storage`. */
  name?: string;
  /** Where they are kept for the next visit, such as `localStorage`. @default nowhere */
  storage?: SplitStorage | undefined;
  /** The user moved the boundary: `size` in percent. */
  onSizeChange?: (event: { size: number }) => void;
  /** The user hid the first panel, or brought it back. */
  onCollapsedChange?: (event: { collapsed: boolean }) => void;
  /** Class names for its parts: start, divider, end. */
  classNames?: ClassNames<'start' | 'divider' | 'end'>;
}

const variable = styles.share.slice('var('.length, -1);

/**
 * Two panels, a list beside what is chosen in it, whose boundary the user moves (APG window splitter); below one another where the
 * window is narrower than 768 px. Only the second is printed. Renders a `div`.
 */
export function SplitPanel({
  label,
  start,
  children,
  defaultSize = 50,
  defaultCollapsed = false,
  name,
  storage,
  onSizeChange,
  onCollapsedChange,
  classNames,
  ref,
  className,
  style,
  ...rest
}: SplitPanelProps) {
  checkNamed('SplitPanel', 'label', label);
  const messages = useMessages(splitPanelMessages);
  const startId = useId();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [{ size, collapsed }, change] = useSplit(
    { size: bounded(defaultSize), collapsed: defaultCollapsed },
    name,
    storage,
  );
  const setSize = (next: number) => {
    change({ size: next });
    onSizeChange?.({ size: next });
  };
  const setCollapsed = (next: boolean) => {
    change({ collapsed: next });
    onCollapsedChange?.({ collapsed: next });
  };

  return (
    <div
      {...rest}
      ref={mergedRef}
      className={clsx(styles.root, className)}
      style={{ [variable]: size, ...style } as CSSProperties}
      data-state={collapsed ? 'collapsed' : 'expanded'}
    >
      <div id={startId} hidden={collapsed} {...partOf(classNames, 'start', styles.start)}>
        {start}
      </div>
      <div {...partOf(classNames, 'end', styles.end)}>{children}</div>
      <div {...partOf(classNames, 'divider', styles.divider)}>
        <button
          type="button"
          aria-label={collapsed ? messages.show(label) : messages.hide(label)}
          aria-expanded={!collapsed}
          aria-controls={startId}
          className={styles.toggle}
          onClick={() => setCollapsed(!collapsed)}
        >
          <ChevronLeft className={styles.arrow} />
        </button>
        <SplitHandle
          aria-label={messages.size(label)}
          aria-controls={startId}
          aria-valuetext={collapsed ? messages.hidden : messages.sizeText(size)}
          size={size}
          isCollapsed={collapsed}
          // Not a state: while it is dragged neither panel is rendered.
          preview={(shown) => root.current?.style.setProperty(variable, String(shown ?? size))}
          onSize={setSize}
          onCollapsed={setCollapsed}
          onReset={() => setSize(bounded(defaultSize))}
        />
      </div>
    </div>
  );
}
