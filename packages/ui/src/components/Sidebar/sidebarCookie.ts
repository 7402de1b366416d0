const lifetime = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; undefined where there is no cookie. */
export function readSidebarCookie(name: string): boolean | undefined {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${name}=false`)) return false;
  return cookies.includes(`${name}=true`) ? true : undefined;
}

export function writeSidebarCookie(name: string, open: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${name}=${open}; path=/; max-age=${lifetime}; samesite=lax`;
}
