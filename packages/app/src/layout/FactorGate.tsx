import { lazy, type ReactNode, Suspense } from 'react';
import { useMe } from '../session/useMe';

const FactorNeeded = lazy(async () => ({
  default: (await import('../screens/admin/account/security/FactorNeeded')).FactorNeeded,
}));

/** The page, unless who is signed in has to add a second factor first. */
export function FactorGate({ children }: { children: ReactNode }) {
  if (!useMe().data?.needs_factor) return children;
  return (
    <Suspense fallback={null}>
      <FactorNeeded />
    </Suspense>
  );
}
