import type { ReactNode, Ref, RefObject } from 'react';
import { hidden } from '../../internal/text/hidden.css';

interface DataTableCaptionProps {
  /** A table by role has no caption. */
  as: 'caption' | 'div';
  id: string;
  ref: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Names the table, out of sight; takes the focus when the control that had it is gone. */
export const DataTableCaption = ({ as: Element, ref, ...rest }: DataTableCaptionProps) => (
  <Element
    {...rest}
    ref={ref as Ref<HTMLTableCaptionElement & HTMLDivElement>}
    tabIndex={-1}
    className={hidden}
  />
);
