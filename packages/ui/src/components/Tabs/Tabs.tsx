'use client';

import { clsx } from 'clsx/lite';
import {
  type ComponentProps,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { devWarning } from '../../internal/dev/devWarning';
import { checkValues } from '../../internal/dev/propChecks';
import { observeSize } from '../../internal/hooks/observeSize';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { type RenderLink, useRenderLink } from '../../internal/link/renderLink';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Tabs.css';

export interface Tab<Value extends string = string> {
  /** Unique within the tabs. */
  value: Value;
  /** Its text, as the user reads it. */
  label: ReactNode;
  /** The panel; it is there only while its tab is selected. */
  content: ReactNode;
  /** Makes the tab a link: following it must select the tab, for example through the address. */
  href?: string;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Names the list of tabs. */
  label: string;
  /** In the order in which they are shown. */
  tabs: readonly Tab<Value>[];
  /** The selected tab; with it the tabs are controlled. */
  value?: NoInfer<Value> | undefined;
  /** The tab that is selected at the start. @default the first */
  defaultValue?: NoInfer<Value> | undefined;
  /** A tab was pressed; not called for tabs that are links. */
  onValueChange?: ((event: { value: Value }) => void) | undefined;
  /** How to render tabs with an `href`, so that a router can take them. @default that of LinkProvider, else a plain `a` */
  renderLink?: RenderLink;
  /** Class names for its parts: list, tab, panel. */
  classNames?: ClassNames<'list' | 'tab' | 'panel'>;
}

// An `a` follows Enter by itself, a tab also answers to Space.
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: list, target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const step = steps[(isMirrored && mirrored[key]) || key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs[step(tabs.indexOf(target as HTMLElement), tabs.length)]?.focus();
}

/** How much of the tab beside the selected one stays in sight, in px. */
const GLIMPSE = 32;

// By hand: `scrollIntoView` would move the page as well.
function reveal(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!list || !tab) return;
  const { left, right } = list.getBoundingClientRect();
  const before = tab.left - GLIMPSE - left;
  const after = tab.right + GLIMPSE - right;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += after;
}

function checkTabs(label: string, tabs: readonly Tab[], selected: string | undefined) {
  if (process.env.NODE_ENV === 'production') return;
  const values = tabs.map(({ value }) => value);
  checkValues('Tabs', label, values);
  if (selected === undefined || values.includes(selected)) return;
  devWarning(
    `Tabs "${label}" has no tab "${selected}".`,
    'No tab is selected, no panel is shown, and the keyboard cannot reach the list.',
    `Let \`value\` be one of: ${values.join(', ')}.`,
  );
}

/** A list of tabs whose selected one is in sight, also once there is less room. */
function useRevealed(selected: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected
  useLayoutEffect(() => reveal(list.current), [selected]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    return observeSize([current], () => {
      // From the start: where it ends must not depend on the sizes that a window passes through.
      current.scrollLeft = 0;
      reveal(current);
    });
  }, []);
  return list;
}

/**
 * Panels of which one is shown (APG tabs pattern with manual activation): arrows, Home and End move the focus, Enter or
 * Space selects. Controlled by `value`, or uncontrolled. Renders a `div`.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: controlled,
  defaultValue,
  onValueChange,
  renderLink: ownRenderLink,
  classNames,
  className,
  ...rest
}: TabsProps<Value>) {
  const renderLink = useRenderLink(ownRenderLink);
  const id = useId();
  const first = defaultValue ?? tabs[0]?.value;
  const [selected, select] = useControllableState<Value | undefined>(
    controlled,
    first,
    (value) => value !== undefined && onValueChange?.({ value }),
  );
  checkTabs(label, tabs, selected);
  const list = useRevealed(selected);
  const [focused, setFocused] = useState<Value>();
  const idOf = (part: 'tab' | 'panel', value: Value) => `${id}-${part}-${value}`;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        {...partOf(classNames, 'list', styles.list)}
        onKeyDown={moveFocus}
        onBlur={leave}
      >
        {tabs.map(({ value, label, href }) => {
          const isSelected = value === selected;
          const tab = {
            id: idOf('tab', value),
            role: 'tab',
            'aria-selected': isSelected,
            'aria-controls': idOf('panel', value),
            'data-state': isSelected ? 'active' : 'inactive',
            tabIndex: value === (focused ?? selected) ? 0 : -1,
            ...partOf(classNames, 'tab', styles.tab),
            onFocus: () => setFocused(value),
            children: label,
          };
          return (
            <Fragment key={value}>
              {href === undefined ? (
                <button {...tab} type="button" onClick={() => select(value)} />
              ) : (
                renderLink({ ...tab, href, onKeyDown: followOnSpace })
              )}
            </Fragment>
          );
        })}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          id={idOf('panel', value)}
          role="tabpanel"
          aria-labelledby={idOf('tab', value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: TAB-6, as the APG has it for a panel without controls first
          tabIndex={0}
          hidden={value !== selected}
          {...partOf(classNames, 'panel', styles.panel)}
        >
          {value === selected && content}
        </div>
      ))}
    </div>
  );
}
