const unstorable = /\0|\p{Surrogate}/u;

/** True for text that a UTF-8 database can hold: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}

/** `null` for what a form leaves empty (undefined, null, ''), else the value. */
export function orNull<T>(value: T | '' | null | undefined): T | null {
  return value === '' || value === null || value === undefined ? null : value;
}

/** Joins the parts that are not empty. */
export function joinParts(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}

/** `www.x.co.zw` and `x.co.zw:8080` get https://; text with a scheme is only trimmed. */
export function withScheme(url: string): string {
  const trimmed = url.trim();
  return trimmed === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** What the URL parser forgives but no address may hold: spaces, control characters, direction marks, backslashes. */
const unseen = /[\s\p{Cc}\p{Cf}\\]/u;

/** A web address with http or https, a host that has a dot, and no user name in front of it. */
export function isWebAddress(url: string): boolean {
  if (unseen.test(url) || !/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  // `https://12345` is read as the IP address 0.0.48.57.
  const isHiddenIp = /^[\d.]+$/.test(hostname) && !url.includes(hostname);
  return !username && !password && !isHiddenIp && /^[^.]+(\.[^.]+)+$/.test(hostname);
}

/** A name for a file on any system: no path, control or direction characters, at most 120 characters. */
export function fileSafeName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .slice(0, 120)
    .replace(/[\s.\ud800-\udbff]+$/, '');
}
