import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useOwnEscape } from '../../internal/overlay/escape';
import { isUnhandledEscape } from '../../internal/overlay/isUnhandledEscape';
import { Button, type ButtonSize } from '../Button/Button';
import * as styles from './ToolPanel.css';

interface ToolPanelProps {
  /** Names the panel. */
  label: string;
  /** What the button shows. @default label */
  text?: ReactNode;
  icon: ReactNode;
  /** The side of the button that the panel stands at. @default 'end' */
  align?: 'start' | 'end';
  /** Of the button. @default 'md' */
  size?: ButtonSize;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Rendered while it is open. `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button of a table that opens a group of controls (APG disclosure). Escape, a press outside and leaving by Tab close it. */
export function ToolPanel({
  label,
  text = label,
  icon,
  align = 'end',
  size = 'md',
  buttonRef,
  children,
}: ToolPanelProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(buttonRef, () => button.current as HTMLButtonElement);

  useOwnEscape(root, open);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || !isUnhandledEscape(event, undefined)) return;
    event.stopPropagation();
    close();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside
    <div
      ref={root}
      data-align={align}
      className={styles.root}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <Button
        ref={button}
        size={size}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {text}
      </Button>
      {/* tabIndex: a press beside the controls is not leaving. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div id={panelId} role="group" aria-label={label} hidden={!open} tabIndex={-1} className={styles.panel}>
        {open && children(close)}
      </div>
    </div>
  );
}
