import { type MouseEvent, useRef } from 'react';

const isSubmitButton = (target: EventTarget) =>
  target instanceof Element && target.closest<HTMLButtonElement>('button, input')?.type === 'submit';

/** The second click of a double click does not send again what the first has sent, however soon that is answered. */
export function useSecondClick() {
  const hasSent = useRef(false);
  return {
    noteSent: () => {
      hasSent.current = true;
    },
    hearClick: (event: MouseEvent) => {
      if (event.detail < 2) hasSent.current = false;
      else if (hasSent.current && isSubmitButton(event.target)) event.preventDefault();
    },
  };
}
