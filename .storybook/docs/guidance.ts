/** What the guidance of a component answers, in this order. */
export const guidanceKeys = [
  'Use when',
  'Use something else',
  'Do',
  "Don't",
  'Content',
  'Keyboard',
  'Accessibility',
  'Related',
] as const;

export type GuidanceKey = (typeof guidanceKeys)[number];

export interface AnatomyPart {
  /** Its `data-part`. */
  name: string;
  /** What it is, in a line. */
  text: string;
  /** Where it is seen, if not in the story: 'on paper'. It has no number then. */
  where?: string | undefined;
}

export interface Anatomy {
  /** The story that shows all parts, as its file exports it; the first one where none is named. */
  story: string | undefined;
  /** In the order in which they are numbered. */
  parts: readonly AnatomyPart[];
}

export interface Spec {
  /** What it is, in a sentence or two. */
  intro: string;
  guidance: Partial<Record<GuidanceKey, string>>;
  anatomy: Anatomy;
  /** The clauses: what MUST and MAY be. */
  clauses: string;
}

/** Two points of one key are two sentences. */
function joined(points: readonly (readonly [string, string])[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [key, text] of points) all[key] = all[key] ? `${all[key]} ${text}` : text;
  return all;
}

const ofAssistiveTechnology =
  /aria-|\brole\b|focus|announce|assistive|screen reader|keyboard|keys?\b|Escape|Enter\b|\bTab\b|named by|landmark|alert|described|describe|APG|heading/;

/** The clauses of `## Accessibility` and `## Keyboard`, and others of keys, names and focus, by id. */
export const accessibilityClauses = (clauses: string): { id: string; text: string }[] =>
  clauses
    .split(/^(?=## )/m)
    .flatMap((section) =>
      [...section.matchAll(/^- ([A-Z]{3}-\d+) (.*(?:\n {2}.*)*)/gm)]
        .map(([, id = '', text = '']) => ({ id, text }))
        .filter(
          ({ text }) => /^## (Accessibility|Keyboard)/.test(section) || ofAssistiveTechnology.test(text),
        ),
    );

const headed = (heading: string) => (section: string) => section.startsWith(`## ${heading}\n`);

/** `Story: Open`, where it is not the first, then a point for each `data-part`; one that is seen elsewhere names where in brackets. */
const readAnatomy = (section = ''): Anatomy => ({
  story: /^Story: (\w+)$/m.exec(section)?.[1],
  parts: [...section.matchAll(/^- `([\w-]+)`(?: \(([^)]+)\))?: (.*(?:\n {2}.*)*)/gm)].map(
    ([, name = '', where, text = '']) => ({ name, where, text }),
  ),
});

/** Reads `X.md`: a title, an introduction, `## Guidance` with a point for each key, `## Anatomy`, then the clauses. */
export function readSpec(markdown: string): Spec {
  const [start = '', ...sections] = markdown.replace(/^# .*\n/, '').split(/^(?=## )/m);
  const isGuidance = headed('Guidance');
  const isAnatomy = headed('Anatomy');
  const points = sections.find(isGuidance)?.matchAll(/^- \*\*([^*]+)\*\*: (.*(?:\n {2}.*)*)/gm) ?? [];
  return {
    intro: start.trim(),
    guidance: joined([...points].map(([, key = '', text = '']) => [key, text])),
    anatomy: readAnatomy(sections.find(isAnatomy)),
    clauses: sections.filter((section) => !isGuidance(section) && !isAnatomy(section)).join(''),
  };
}
