import type { Call } from '@rentsafe/domain/contract';
import { HttpResponse } from 'msw';
import { TIMEOUT } from '../calls/attempt';
import { answer, type MockedRequest, refuse } from './answer';

/** Who takes pictures waits for every request but those that are held back. */
const announceHeldBack = ({ request }: MockedRequest) =>
  window.dispatchEvent(new CustomEvent('unanswered', { detail: request.url }));

/** How a call can fail, as the app meets it. */
const faults = {
  never: (request) => {
    announceHeldBack(request);
    return new Promise<never>(() => {});
  },
  unreachable: () => HttpResponse.error(),
  html: () =>
    new HttpResponse('<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>', {
      status: 500,
      headers: { 'Content-Type': 'text/html' },
    }),
  unauthorised: () => refuse(401, { detail: 'Token is invalid or expired.' }),
  forbidden: () => refuse(403, { detail: 'You do not have permission to perform this action.' }),
  notFound: () => refuse(404, { detail: 'Not found.' }),
  unavailable: () => refuse(503, { detail: 'The database does not answer.' }, { 'Retry-After': '30' }),
} satisfies Record<string, (request: MockedRequest) => Response | Promise<never>>;

export type Fault = keyof typeof faults;

/** A handler that fails a call in one of these ways. */
export const fails = (call: Call, fault: Fault) => answer(call, faults[fault]);

/** Holds answers back while it is closed. */
export function gate() {
  let release: (() => void) | undefined;
  let opened = Promise.resolve();
  return {
    close: () => {
      opened = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => {
      release?.();
      release = undefined;
    },
    opened: (request: MockedRequest) => {
      if (release) announceHeldBack(request);
      return opened;
    },
  };
}

/** A handler that answers when it is released, and how to do so. */
export function held<const C extends Call>(call: C, reply: Parameters<typeof answer<C>>[1]) {
  const { close, open, opened } = gate();
  return {
    hold: close,
    release: open,
    handler: answer(call, (request) => opened(request).then(() => reply(request))),
  };
}

/** The browser knows that there is no network, until the returned function is called. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}

/** Calls run out of time at once, until the returned function is called: what a person sees who has waited. */
export function runOutOfPatience(): () => void {
  const real = window.setTimeout;
  window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
    real(run, delay === TIMEOUT ? 0 : delay, ...rest)) as typeof setTimeout;
  return () => {
    window.setTimeout = real;
  };
}
