import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** What a button does. It is not begun again while it is on its way, so that a double click is one. */
export function useAction<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutate, isPending, variables } = useMutation(options);
  const isRunning = useRef(false);
  return {
    isPending,
    variables,
    run: (next: Variables) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(next, {
        onSettled: () => {
          isRunning.current = false;
        },
      });
    },
  };
}
