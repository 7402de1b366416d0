/** What came of the calls of one drill. */
export class Tally {
  /** Milliseconds from when a call was first sent to when it was answered for good. */
  readonly waits: Record<'read' | 'write', number[]> = { read: [], write: [] };
  /** When each write was acknowledged. */
  readonly #acknowledged: number[] = [];
  told = 0;
  cut = 0;
  /** What no fault excuses: the call, and what it was answered. */
  readonly wrong: string[] = [];
  readonly #from = performance.now();

  add(kind: 'read' | 'write', ms: number): void {
    this.waits[kind].push(ms);
    if (kind === 'write') this.#acknowledged.push(performance.now());
  }

  /** The longest time in which no write of anybody was acknowledged. */
  get standstill(): number {
    const times = [this.#from, ...this.#acknowledged, performance.now()];
    return Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time)));
  }

  row(name: string): string[] {
    const { read, write } = this.waits;
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    return [
      name,
      String(write.length),
      seconds(quantile(write, 0.5)),
      seconds(quantile(write, 0.99)),
      seconds(Math.max(0, ...write)),
      seconds(this.standstill),
      String(read.length),
      seconds(quantile(read, 0.99)),
      seconds(Math.max(0, ...read)),
      String(this.told),
      String(this.cut),
      String(this.wrong.length),
    ];
  }
}

export const head = [
  'drill',
  'writes',
  'p50 s',
  'p99 s',
  'max s',
  'none for s',
  'reads',
  'p99 s',
  'max s',
  'told to wait',
  'cut',
  'wrong',
];

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Rows in aligned columns: the first is text, the others are figures. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const cell = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
