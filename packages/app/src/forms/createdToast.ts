import { toast } from '@rentsafe/ui/Toast';
import { useNavigate } from 'react-router-dom';
import { TOAST_DURATION } from '../frame/toastDuration';
import { capitalised } from '../text/capitalised';

/** A record that was just created, as its toast shows it. */
export interface CreatedRecord {
  /** 'Tariro Ncube · 63123456B63' */
  description: string;
  /** 'View report', and its address; not where the form that needed the record would be lost. */
  link?: { label: string; href: string } | undefined;
}

/** The toast of the record that was created last: it goes with the next step. */
export const CREATED_TOAST = 'created';

/** Reports that a record was created, and leads to it; not while the form stays for another, which would be lost. */
export function useCreatedToast(record: string) {
  const navigate = useNavigate();
  return (created: CreatedRecord | undefined, another: boolean): void => {
    const link = another ? undefined : created?.link;
    toast.success(`${capitalised(record)} created successfully!`, {
      id: CREATED_TOAST,
      ...(created && { description: created.description }),
      ...(link && {
        action: { label: link.label, onAction: () => void navigate(link.href) },
        duration: TOAST_DURATION,
      }),
    });
  };
}
