import type { AddedStarters } from '@rentsafe/domain/message';
import { Button } from '@rentsafe/ui/Button';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { reportFailure } from '../forms/refusal';
import { useAction } from '../forms/useAction';
import { countText } from './messageTexts';

const FAILURE = 'Failed to add the starter templates';

interface AddStartersProps {
  /** Throws `ApiError`. */
  add: () => Promise<AddedStarters>;
  /** The list that has them then. */
  list: readonly string[];
}

/** Gives a book that has none the templates that come with the product. */
export function AddStarters({ add, list }: AddStartersProps) {
  const queryClient = useQueryClient();
  const { run, isPending } = useAction({
    mutationFn: add,
    onSuccess: ({ added }) => {
      toast.dismiss(FAILURE);
      toast.success(`${countText(added, 'template')} added`, {
        description: 'They are samples: have a lawyer check them before use.',
      });
      void queryClient.invalidateQueries({ queryKey: list });
    },
    onError: (failure) => reportFailure(FAILURE, failure),
  });
  return (
    <Button pending={isPending} onClick={() => run()}>
      Add starter templates
    </Button>
  );
}
