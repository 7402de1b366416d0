import { useBrowserAddress } from '../components/ListPage';

// What a recipe uses of `next/navigation`, on the history of the browser: Next is not installed here.

export const usePathname = () => window.location.pathname;

export const useSearchParams = () => new URLSearchParams(useBrowserAddress().search);

export function useRouter() {
  const { go } = useBrowserAddress();
  const to = (replace: boolean) => (href: string) =>
    go(new URL(href, window.location.href).search, { replace });
  return { push: to(false), replace: to(true) };
}
