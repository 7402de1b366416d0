'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type PointerEvent, useId, useRef } from 'react';
import { checkNamed } from '../../internal/dev/propChecks';
import { orEmpty } from '../../internal/fields/orEmpty';
import { capturePointer } from '../../internal/hooks/capturePointer';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { BOX, begun, drawnTo, pointIn } from './points';
import * as styles from './SignatureField.css';
import { signatureFieldMessages } from './SignatureField.messages';

export interface SignatureFieldProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'defaultValue'> {
  /** What it is: 'Signature'. */
  label: string;
  /** What to do, and what to do instead. */
  hint?: string;
  /** Under which the drawing is sent, as the path of an SVG in a box of 600 by 200; '' where nothing is drawn. */
  name?: string | undefined;
  /** Stands on the line until something is drawn: who signs by typing a name needs no pointer. */
  typedName?: string | undefined;
  /** The drawing; null is none. With it the field is controlled. */
  value?: string | null | undefined;
  /** The drawing at first, of a field that is not controlled. @default '' */
  defaultValue?: string | null | undefined;
  /** Called for each line that is drawn, and when it is cleared. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
  /** Nothing can be drawn. @default false */
  disabled?: boolean;
}

/**
 * A signature that is drawn with a finger, a pen or a mouse, beside a name that is typed. Renders a `div` with the role group.
 */
export function SignatureField({
  label,
  hint,
  name,
  typedName = '',
  value: valueProp,
  defaultValue,
  onValueChange,
  disabled = false,
  className,
  ref: callersRef,
  ...rest
}: SignatureFieldProps) {
  const messages = useMessages(signatureFieldMessages);
  checkNamed('SignatureField', 'label', label);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(rootRef, callersRef);
  const value = orEmpty(valueProp, '');
  const start = defaultValue ?? '';
  const [path, setPath] = useControllableState(value, start, (drawn: string) =>
    onValueChange?.({ value: drawn }),
  );
  const stroke = useRef(path);
  const isDrawing = useRef(false);

  const draw = (become: typeof drawnTo, event: PointerEvent<SVGSVGElement>) => {
    stroke.current = become(stroke.current, pointIn(event.currentTarget.getBoundingClientRect(), event));
    setPath(stroke.current);
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (disabled || event.button !== 0) return;
    stroke.current = path;
    isDrawing.current = true;
    capturePointer(event.currentTarget, event.pointerId);
    draw(begun, event);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (isDrawing.current) draw(drawnTo, event);
  };
  const onEnd = () => {
    isDrawing.current = false;
  };
  const clear = () => {
    stroke.current = '';
    setPath('');
    announce(messages.cleared);
  };
  useFormReset(
    () => rootRef.current?.closest('form'),
    () => {
      if (value === undefined) setPath(start);
    },
  );
  const described = hint ? `${id}hint` : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={described}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <span id={`${id}label`} data-part="label" className={styles.label}>
          {label}
        </span>
        <Button
          size="sm"
          variant="ghost"
          aria-label={messages.clearOf(label)}
          // It stays, so that the focus does.
          aria-disabled={path === '' || disabled || undefined}
          onClick={() => path !== '' && !disabled && clear()}
        >
          {messages.clear}
        </Button>
      </div>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={path ? messages.drawn : typedName || messages.empty}
        data-part="pad"
        className={styles.pad}
        data-disabled={disabled || undefined}
        {...{ onPointerDown, onPointerMove }}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
      >
        <line x1="30" x2="570" y1="160" y2="160" className={styles.line} />
        {path === '' && typedName && (
          <text x="300" y="148" textAnchor="middle" className={styles.typed} textLength={fitted(typedName)}>
            {typedName}
          </text>
        )}
        <path d={path} className={styles.stroke} />
      </svg>
      {name && <input type="hidden" name={name} value={path} disabled={disabled} />}
      {hint && (
        <span id={described} data-part="hint" className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** A long name is set narrower: it does not leave the line. */
const fitted = (name: string) => (name.length > 24 ? 540 : undefined);
