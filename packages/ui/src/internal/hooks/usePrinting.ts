import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const START = 'rs-beforeprint';
const END = 'rs-afterprint';

/** Before a part of the page is copied to be printed: what renders only what is in sight renders all of it, until the function that this returns is called. */
export function startPrinting(): () => void {
  window.dispatchEvent(new Event(START));
  return () => void window.dispatchEvent(new Event(END));
}

/** Whether the page, or a copy of it, is being printed. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser reads the page as soon as the listeners have returned.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    for (const name of ['beforeprint', START]) window.addEventListener(name, start);
    for (const name of ['afterprint', END]) window.addEventListener(name, end);
    return () => {
      for (const name of ['beforeprint', START]) window.removeEventListener(name, start);
      for (const name of ['afterprint', END]) window.removeEventListener(name, end);
    };
  }, []);
  return printing;
}
