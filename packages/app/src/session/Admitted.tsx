import type { TableCall } from '@rentsafe/domain/access';
import { type ReactNode, useEffect } from 'react';
import { focusLateHeading } from '../frame/arrival';
import { useMay } from './useMay';
import { useMe } from './useMe';

interface AdmittedProps {
  /** The call that one must be allowed to make. */
  needs: TableCall;
  otherwise: ReactNode;
  children: ReactNode;
}

/** What is there for who may make a call. Nothing until it is known who that is; where that cannot be known, the server decides. */
export function Admitted({ needs, otherwise, children }: AdmittedProps) {
  const may = useMay();
  const { isPending, isError } = useMe();
  useEffect(() => {
    if (!isPending) focusLateHeading();
  }, [isPending]);
  if (may(needs) || isError) return children;
  return isPending ? null : otherwise;
}
