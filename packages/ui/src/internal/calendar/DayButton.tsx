import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/** The button of a day in a grid of react-day-picker. A key with a modifier is the browser's: Alt+Left goes back. */
export function DayButton({ day: _, modifiers, onKeyDown, ...rest }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      {...rest}
      type="button"
      ref={ref}
      onKeyDown={(event) => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey) onKeyDown?.(event);
      }}
    />
  );
}
