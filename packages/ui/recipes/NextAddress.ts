'use client';

import type { ListAddress } from '@rentsafe/ui/ListPage';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';

export function useNextAddress(): ListAddress {
  const search = String(useSearchParams());
  const pathname = usePathname();
  const router = useRouter();
  return { search, go: (next, { replace }) => router[replace ? 'replace' : 'push'](pathname + next) };
}
