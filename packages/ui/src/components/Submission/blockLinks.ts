import type { Block } from './leaving';

/** A link that would leave the page in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const here = new URL(window.location.href);
  const there = new URL(link.href, here);
  const isElsewhere = there.pathname !== here.pathname || there.search !== here.search;
  // To another origin the browser asks by itself.
  return there.origin === here.origin && isElsewhere ? link : undefined;
}

/** Holds back links of the page: for a router that offers nothing better, such as that of Next. */
export const blockLinks: Block = ({ isUnsaved, ask }) => {
  let isAllowed = false;
  const hold = (event: MouseEvent) => {
    const link = isAllowed ? undefined : leavingLink(event);
    if (!link || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    const leave = () => {
      isAllowed = true;
      link.click();
      isAllowed = false;
    };
    ask({ leave, stay: () => link.focus() });
  };
  // Before any router hears of it.
  document.addEventListener('click', hold, { capture: true });
  return () => document.removeEventListener('click', hold, { capture: true });
};
