const MOST_PAGES = 200;

interface Slice {
  size: number;
  offset: number;
}

/** Pages of a table as they were last read, for as long as the table stays in that version. */
export class KeptPages<Row> {
  readonly #read: (slice: Slice) => Promise<Row[]>;
  readonly #pages = new Map<string, Row[]>();
  #version = '';

  constructor(read: (slice: Slice) => Promise<Row[]>) {
    this.#read = read;
  }

  /** @param version what the table was at when the page was asked for, or later. */
  async page(version: string, { size, offset }: Slice): Promise<Row[]> {
    if (version !== this.#version) {
      this.#pages.clear();
      this.#version = version;
    }
    const key = `${offset} ${size}`;
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const rows = await this.#read({ size, offset });
    // Rows that were read in an earlier version must not be kept as this one's.
    if (version === this.#version) this.#keep(key, rows);
    return rows;
  }

  #keep(key: string, rows: Row[]): void {
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size >= MOST_PAGES) this.#pages.delete(oldest);
    this.#pages.set(key, rows);
  }
}
