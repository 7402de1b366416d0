'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { checkValues } from '../../internal/dev/propChecks';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { ChevronDown } from '../../internal/icons';
import { type ClassNames, partOf } from '../../internal/parts';
import * as styles from './Accordion.css';

export interface AccordionItem<Value extends string = string> {
  /** Unique within the accordion. */
  value: Value;
  /** Its text, as the user reads it. */
  label: ReactNode;
  /** It stays mounted while it is closed: what was typed in it stays. */
  content: ReactNode;
}

export interface AccordionProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** In the order in which they are shown. */
  items: readonly AccordionItem<Value>[];
  /** The level of the labels in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The items that are open. With it the accordion is controlled. */
  value?: readonly NoInfer<Value>[] | undefined;
  /** The value it starts with, where the component holds it. @default none */
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Called when the user changes the value. */
  onValueChange?: ((event: { value: readonly Value[] }) => void) | undefined;
  /** Class names for its parts: item, button, panel. */
  classNames?: ClassNames<'item' | 'button' | 'panel'>;
}

/** Sections that open and close, several at a time (APG accordion pattern); printed in full. Renders a `div`. */
export function Accordion<Value extends string = string>({
  items,
  headingLevel = 3,
  value,
  defaultValue = [],
  onValueChange,
  classNames,
  className,
  ...rest
}: AccordionProps<Value>) {
  const id = useId();
  const values = items.map((item) => item.value);
  checkValues('Accordion', values.join(', '), values);
  const [open, setOpen] = useControllableState<readonly Value[]>(value, defaultValue, (next) =>
    onValueChange?.({ value: next }),
  );
  const Heading = `h${headingLevel}` as const;
  const toggle = (toggled: Value) =>
    setOpen(open.includes(toggled) ? open.filter((other) => other !== toggled) : [...open, toggled]);
  return (
    <div {...rest} className={clsx(styles.accordion, className)}>
      {items.map(({ value: item, label, content }, at) => {
        const isOpen = open.includes(item);
        return (
          <div
            key={item}
            {...partOf(classNames, 'item', styles.item)}
            data-state={isOpen ? 'open' : 'closed'}
          >
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${id}button${at}`}
                aria-expanded={isOpen}
                aria-controls={`${id}panel${at}`}
                {...partOf(classNames, 'button', styles.button)}
                onClick={() => toggle(item)}
              >
                <span data-part="label" className={styles.label}>
                  {label}
                </span>
                <ChevronDown data-part="chevron" className={styles.chevron} aria-hidden="true" />
              </button>
            </Heading>
            <section
              id={`${id}panel${at}`}
              aria-labelledby={`${id}button${at}`}
              hidden={!isOpen}
              {...partOf(classNames, 'panel', styles.panel)}
            >
              {content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
