export interface Edit {
  start: number;
  end: number;
  text: string;
}

const lines = (text: string) => text.split('\n').length;

/** The text with all edits made; one inside another is left out. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .filter(
      (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && edit.end <= other.end),
    )
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: added }) => done.slice(0, start) + added + done.slice(end), text);

/** Where a line stands once the edits above it are made. */
export const movedLine = (line: number, text: string, edits: readonly Edit[]): number =>
  edits
    .filter(({ end }) => lines(text.slice(0, end)) < line)
    .reduce(
      (moved, { start, end, text: added }) => moved + lines(added) - lines(text.slice(start, end)),
      line,
    );
