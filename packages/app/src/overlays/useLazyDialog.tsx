import { ErrorBoundary } from '@rentsafe/ui/ErrorBoundary';
import { toast } from '@rentsafe/ui/Toast';
import { type ComponentType, useState } from 'react';
import { withTimeout } from '../calls/withTimeout';
import { TOAST_DURATION } from '../frame/toastDuration';
import { isStillSignedIn, readLogin } from '../login/storedLogin';

/** Opening something on a subject, from its button. */
export interface Opening<Subject> {
  /** The subject of what is on its way. */
  opening: Subject | undefined;
  onOpen: (subject: Subject) => void;
  /** Someone is about to open it: time to load its code. */
  onIntent: () => void;
}

interface Opened<Subject, Props> {
  subject: Subject;
  /** As it was loaded. */
  loaded: ComponentType<Props>;
  Dialog: ComponentType<Props>;
}

/** Another try that fails takes the place of the one before. */
const sayFailure = (failure: string, cause: string) =>
  toast.error(failure, {
    id: failure,
    description: `${cause} Try again; if it happens again, reload the page.`,
    action: { label: 'Reload', onAction: () => window.location.reload() },
    duration: TOAST_DURATION,
  });

const nothing = () => null;

/** The dialog; an error in it closes it and leaves what lies below as it was typed. */
function contained<Props extends { onClose: () => void }>(
  Dialog: ComponentType<Props>,
  failure: string,
): ComponentType<Props> {
  return function ContainedDialog(props: Props) {
    return (
      <ErrorBoundary
        fallback={nothing}
        onError={() => {
          sayFailure(failure, 'Something went wrong while it was shown.');
          props.onClose();
        }}
      >
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
}

/**
 * Opens a dialog whose code is loaded on intent or on first opening; `failure` says that it could not be. Which dialog it is may depend
 * on the subject, which on intent is not known.
 */
export function useLazyDialog<Subject, Props extends { onClose: () => void }>(
  load: (subject?: Subject) => Promise<ComponentType<Props>>,
  failure: string,
) {
  const [opening, setOpening] = useState<Subject>();
  const [opened, setOpened] = useState<Opened<Subject, Props>>();

  /** False when its code could not be loaded. */
  async function open(subject: Subject): Promise<boolean> {
    const login = readLogin();
    setOpening(subject);
    try {
      const loaded = await withTimeout(load(subject));
      setOpened((last) => ({
        subject,
        loaded,
        Dialog: last?.loaded === loaded ? last.Dialog : contained(loaded, failure),
      }));
      return true;
    } catch {
      if (isStillSignedIn(login))
        sayFailure(failure, 'RentSafe may have been updated, or the connection broke off.');
      return false;
    } finally {
      setOpening(undefined);
    }
  }

  const trigger: Opening<Subject> = {
    opening,
    onOpen: (subject) => void open(subject),
    onIntent: () => void load().catch(() => {}),
  };
  return { opened, open, trigger, onClose: () => setOpened(undefined) };
}
