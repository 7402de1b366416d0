import type { Month } from '@rentsafe/format/date';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { chargeMonth, showCharged } from '../../../calls/invoicing';
import { type Charged, nothing, sumOf } from './runTexts';

interface Progress {
  month: Month;
  charged: Charged;
  /** Leases that are left after what was charged. */
  remaining: number;
}

export type RunState =
  | ({ status: 'running' | 'done' } & Progress)
  | ({ status: 'stopped'; error: unknown } & Progress);

/**
 * Charges a month call by call, each of which is whole by itself. Stopped by a failure or by leaving the page, what was charged
 * stays, and the next run charges the rest.
 */
export function useMonthRun() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<RunState>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function chargeAll(month: Month, leases: number) {
    let progress: Progress = { month, charged: nothing, remaining: leases };
    try {
      for (let isCharging = true; isCharging; ) {
        setState({ status: 'running', ...progress });
        const { remaining, ...charged } = await chargeMonth(month);
        progress = { month, charged: sumOf(progress.charged, charged), remaining };
        // Leases that cannot be charged remain: a call that charges nobody would be followed by others like it.
        isCharging = remaining > 0 && charged.charges > 0 && isShown.current;
      }
      setState({ status: 'done', ...progress });
    } catch (error) {
      setState({ status: 'stopped', error, ...progress });
    } finally {
      showCharged(queryClient);
    }
  }

  return { state, start: (month: Month, leases: number) => void chargeAll(month, leases) };
}
