import { toast } from '@rentsafe/ui/Toast';
import { useRef } from 'react';

/** The toast of a form that was refused, by its title: it goes once something in the form is changed, or it was saved. */
export function useFailureToast(title: string) {
  const isShown = useRef(false);
  return {
    onShown: () => {
      isShown.current = true;
    },
    dismiss: () => {
      if (isShown.current) toast.dismiss(title);
      isShown.current = false;
    },
  };
}
