const markup = /<\/?[a-z!][^>]*>/i;
const stack = /\n?\s*at .+:\d+:\d+/;
const json = /^\s*[[{]/;

const LONGEST = 300;

/** `text` if a person can read it; HTML, JSON and stack traces give undefined. At most 300 characters. */
export function readableDetails(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  if (!trimmed || markup.test(trimmed) || stack.test(trimmed) || json.test(trimmed)) return undefined;
  return trimmed.length > LONGEST ? `${trimmed.slice(0, LONGEST)}…` : trimmed;
}
