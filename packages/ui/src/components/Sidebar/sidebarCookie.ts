const name = 'sidebar_state';
const lifetime = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; open where there is no cookie. */
export const readSidebarCookie = (): boolean =>
  !document.cookie.split('; ').some((cookie) => cookie === `${name}=false`);

export function writeSidebarCookie(open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${name}=${open}; path=/; max-age=${lifetime}; samesite=lax`;
}
