import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/Button';
import { useOwnEscape } from '../overlay/escape';
import { isUnhandledEscape } from '../overlay/isUnhandledEscape';
import type { TableTool } from './features';
import * as styles from './ToolPanel.css';

interface ToolFrameProps {
  /** Names the panel. */
  label: string;
  open: boolean;
  onClose: () => void;
  /** The side of the button that the panel stands at. */
  align: 'start' | 'end';
  /** The focus moves into the panel when it opens: what opened it is gone. */
  takesFocus?: boolean;
  /** The first button in it gets the focus back. */
  trigger: (panelId: string) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A panel at a button. Escape, a press outside and leaving by Tab close it. */
export function ToolFrame({
  label,
  open,
  onClose,
  align,
  takesFocus = false,
  trigger,
  children,
}: ToolFrameProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useOwnEscape(root, open);
  useLayoutEffect(() => {
    if (open && takesFocus)
      panel.current?.querySelector<HTMLElement>(':is(button, input, select):enabled')?.focus();
  }, [open, takesFocus]);
  const close = () => {
    onClose();
    root.current?.querySelector('button')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || !isUnhandledEscape(event, undefined)) return;
    event.stopPropagation();
    close();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && !currentTarget.contains(relatedTarget)) onClose();
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
      {trigger(panelId)}
      {/* tabIndex: a press beside the controls is not leaving. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        ref={panel}
        id={panelId}
        role="group"
        aria-label={label}
        hidden={!open}
        tabIndex={-1}
        data-part="panel"
        className={styles.panel}
      >
        {open && children(close)}
      </div>
    </div>
  );
}

interface ToolPanelProps {
  /** Names the panel. */
  label: string;
  /** What the button shows. @default label */
  text?: ReactNode;
  icon: ReactNode;
  /** The side of the button that the panel stands at. @default 'end' */
  align?: 'start' | 'end';
  buttonRef?: Ref<HTMLButtonElement>;
  /** Rendered while it is open. `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button of a table that opens a group of controls (APG disclosure). */
export function ToolPanel({ label, text = label, icon, align = 'end', buttonRef, children }: ToolPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <ToolFrame
      label={label}
      open={open}
      onClose={() => setOpen(false)}
      align={align}
      trigger={(panelId) => (
        <Button ref={buttonRef} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
          {icon}
          {text}
        </Button>
      )}
    >
      {children}
    </ToolFrame>
  );
}

/** What a tool of a table is made from. */
export type ToolOptions = Omit<TableTool, 'button'>;

/** The tool of a feature, with its button: a panel of controls that Escape and a press outside close. */
export const toolOf = (tool: ToolOptions): TableTool => ({
  ...tool,
  button: (
    <ToolPanel label={tool.label} icon={tool.icon}>
      {tool.panel}
    </ToolPanel>
  ),
});
