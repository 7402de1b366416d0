import { toast } from '@rentsafe/ui/Toast';
import { type ComponentType, useState } from 'react';

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
  Dialog: ComponentType<Props>;
}

/** Opens a dialog whose code is loaded on intent or on first opening; `failure` says that it could not be. */
export function useLazyDialog<Subject, Props>(load: () => Promise<ComponentType<Props>>, failure: string) {
  const [opening, setOpening] = useState<Subject>();
  const [opened, setOpened] = useState<Opened<Subject, Props>>();

  async function open(subject: Subject) {
    setOpening(subject);
    try {
      const Dialog = await load();
      setOpened({ subject, Dialog });
    } catch {
      toast.error(failure, {
        description: 'RentSafe may have been updated, or the connection broke off. Reload the page.',
        action: { label: 'Reload', onAction: () => window.location.reload() },
      });
    } finally {
      setOpening(undefined);
    }
  }

  const trigger: Opening<Subject> = {
    opening,
    onOpen: (subject) => void open(subject),
    onIntent: () => void load().catch(() => {}),
  };
  return { opened, trigger, onClose: () => setOpened(undefined) };
}
