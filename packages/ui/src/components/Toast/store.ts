import { devWarning } from '../../internal/dev/devWarning';

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastAction {
  /** Its text, as the user reads it. */
  label: string;
  /** Called when the button is pressed; the toast then goes. */
  onAction: () => void;
}

export interface ToastOptions {
  /** A second line of plain text. */
  description?: string;
  /** A toast with an action stays, unless it has a `duration`: give it one where the action can be reached elsewhere. */
  action?: ToastAction;
  /** The toast with this id is replaced where it stands; without one, a new toast. */
  id?: string;
  /** Milliseconds on the screen; `Infinity` keeps it. @default the Toaster's; with an action `Infinity` */
  duration?: number;
}

/** What the Toaster draws. A replacement is another record: its clock starts again. */
export interface ToastRecord extends Omit<ToastOptions, 'id'> {
  id: string;
  type: ToastType;
  title: string;
  /** Counts how often the same text was shown: each is announced again. */
  repeats: number;
  /** On its way out. */
  leaving: boolean;
}

export type ToastMessage = string | (Pick<ToastOptions, 'description' | 'action'> & { title: string });

export interface PromiseMessages<T> {
  /** Shown while the promise is pending. */
  loading: ToastMessage;
  /** Shown when it is fulfilled. */
  success: ToastMessage | ((value: T) => ToastMessage);
  /** Shown when it is rejected. */
  error: ToastMessage | ((reason: unknown) => ToastMessage);
}

/** A waiting or actionable toast is never merged: two with the same text are two. */
const isAnnouncement = ({ type, action }: { type: ToastType; action?: ToastAction }) =>
  type !== 'loading' && !action;

const parts = (message: ToastMessage) => (typeof message === 'string' ? { title: message } : message);

/** The same text is on the screen, where the new one would stand. */
const isRepeated = (
  shown: ToastRecord,
  content: Omit<ToastOptions, 'id'> & Pick<ToastRecord, 'type' | 'title'>,
  id: string | undefined,
) =>
  !shown.leaving &&
  isAnnouncement(content) &&
  isAnnouncement(shown) &&
  (id === undefined || shown.id === id) &&
  shown.type === content.type &&
  shown.title === content.title &&
  shown.description === content.description;

/** Development alone: one warning. A Toaster that is just being rendered still counts. */
function createShownCheck() {
  let warning: ReturnType<typeof setTimeout> | undefined;
  return (title: string, listeners: ReadonlySet<unknown>) => {
    if (process.env.NODE_ENV === 'production' || warning || listeners.size > 0) return;
    warning = setTimeout(() => {
      if (listeners.size > 0) return;
      devWarning(
        'A toast was shown, and no <Toaster /> is on the page.',
        `Nobody saw or heard "${title}".`,
        'Render <Toaster /> once, at the root.',
      );
    }, 1000);
  };
}

/** The toasts, newest first, and the calls that change them. Knows no React. */
export function createToastStore() {
  let toasts: readonly ToastRecord[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const checkShown = createShownCheck();

  function set(next: readonly ToastRecord[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function show(type: ToastType, title: string, { id, ...options }: ToastOptions = {}): string {
    checkShown(title, listeners);
    const content = { ...options, type, title };
    const repeated = toasts.find((each) => isRepeated(each, content, id));
    if (repeated) {
      const again = { ...repeated, ...content, repeats: repeated.repeats + 1 };
      set([again, ...toasts.filter((each) => each !== repeated)]);
      return repeated.id;
    }
    const existing = toasts.find((each) => each.id === id);
    const toast: ToastRecord = {
      ...content,
      id: id ?? `toast-${++count}`,
      repeats: existing?.repeats ?? 0,
      leaving: false,
    };
    set(existing ? toasts.map((each) => (each === existing ? toast : each)) : [toast, ...toasts]);
    return toast.id;
  }

  const ofType = (type: ToastType) => (title: string, options?: ToastOptions) => show(type, title, options);

  return {
    success: ofType('success'),
    info: ofType('info'),
    warning: ofType('warning'),
    error: ofType('error'),
    /** Stays until it is replaced by id or dismissed. */
    loading: ofType('loading'),

    /** A loading toast that turns into the outcome. Returns the promise that it was given. */
    promise<T>(work: Promise<T>, messages: PromiseMessages<T>): Promise<T> {
      const { title, ...options } = parts(messages.loading);
      const id = show('loading', title, options);
      const settle = <V>(type: ToastType, message: ToastMessage | ((value: V) => ToastMessage)) => {
        return (value: V) => {
          const { title, ...options } = parts(typeof message === 'function' ? message(value) : message);
          show(type, title, { ...options, id });
        };
      };
      work.then(settle('success', messages.success), settle<unknown>('error', messages.error));
      return work;
    },

    /** Sends one toast away, or all of them. */
    dismiss(id?: string) {
      if (listeners.size === 0) set(id === undefined ? [] : toasts.filter((each) => each.id !== id));
      else
        set(toasts.map((each) => (id === undefined || each.id === id ? { ...each, leaving: true } : each)));
    },

    /** For the Toaster: forgets a toast that has left the screen. */
    remove: (id: string) => set(toasts.filter((each) => each.id !== id || !each.leaving)),

    getToasts: () => toasts,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
