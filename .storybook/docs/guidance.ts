/** What the guidance of a component answers, in this order. */
export const guidanceKeys = [
  'Use when',
  'Use something else',
  'Do',
  "Don't",
  'Keyboard',
  'Accessibility',
  'Related',
] as const;

export type GuidanceKey = (typeof guidanceKeys)[number];

export interface Spec {
  /** What it is, in a sentence or two. */
  intro: string;
  guidance: Partial<Record<GuidanceKey, string>>;
  /** The clauses: what MUST and MAY be. */
  clauses: string;
}

/** Reads `X.md`: a title, an introduction, `## Guidance` with a point for each key, then the clauses. */
export function readSpec(markdown: string): Spec {
  const [start = '', ...sections] = markdown.replace(/^# .*\n/, '').split(/^(?=## )/m);
  const isGuidance = (section: string) => section.startsWith('## Guidance\n');
  const points = sections.find(isGuidance)?.matchAll(/^- \*\*([^*]+)\*\*: (.*(?:\n {2}.*)*)/gm) ?? [];
  return {
    intro: start.trim(),
    guidance: Object.fromEntries([...points].map(([, key, text]) => [key, text])),
    clauses: sections.filter((section) => !isGuidance(section)).join(''),
  };
}
