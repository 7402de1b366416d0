import type { ImportRecord } from '@rentsafe/domain/import';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { commitRows, showImportChange } from '../../../../calls/imports';

export interface Continuation {
  record: ImportRecord;
  done: number;
  total: number;
}

/** Goes on with an import that stopped, 200 rows a call. What is made when the page is left stays made. */
export function useContinue() {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Continuation>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const controller = useRef<AbortController>(undefined);
  const isStopped = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  async function resume(record: ImportRecord): Promise<void> {
    const { id, kind, name, counts } = record;
    controller.current = new AbortController();
    const { signal } = controller.current;
    const total = counts.new;
    let done = counts.committed;
    isStopped.current = false;
    setFailure(undefined);
    setRunning({ record, done, total });
    try {
      for (let remaining = 1; remaining > 0 && !isStopped.current; ) {
        const answer = await commitRows(id, signal);
        done += answer.committed;
        remaining = answer.remaining;
        setRunning({ record, done, total });
      }
      if (done >= total)
        toast.success(kind === 'leases' ? 'Leases imported' : 'Opening balances imported', {
          description: name,
        });
    } catch (error) {
      if (signal.aborted) return;
      setFailure({ error });
    }
    setRunning(undefined);
    showImportChange(queryClient);
  }

  /** After the call that runs. */
  const stop = () => {
    isStopped.current = true;
  };
  return { running, failure, resume, stop };
}
