import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Partial<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressed = /\.(br|gz)$/;
const compressible = /^(text|application)\/|svg/;
const MIN_COMPRESSED_BYTES = 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A file of the built app, with its compressed forms: those of the build, else compressed at the first request and cached. */
export class Asset {
  readonly type: string;
  readonly etag: string;
  /** Its name carries a hash of its content. */
  readonly isImmutable: boolean;
  readonly #file: string;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(file: string, urlPath: string) {
    const bytes = readFileSync(file);
    this.#file = file;
    this.type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    this.isImmutable = /^\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(urlPath);
    this.#forms.set('identity', Promise.resolve(bytes));
  }

  /** The best form that the client's Accept-Encoding allows. */
  async form(accepted: string): Promise<{ encoding: Encoding; bytes: Buffer }> {
    const identity = await this.#form('identity');
    const isWorthIt = compressible.test(this.type) && identity.length >= MIN_COMPRESSED_BYTES;
    const accepts = (encoding: string) =>
      accepted
        .split(',')
        .some((part) => part.trim().split(/\s*;\s*/)[0] === encoding && !/;\s*q=0(\.0+)?\s*$/.test(part));
    if (isWorthIt && accepts('br')) return { encoding: 'br', bytes: await this.#form('br') };
    if (isWorthIt && accepts('gzip')) return { encoding: 'gzip', bytes: await this.#form('gzip') };
    return { encoding: 'identity', bytes: identity };
  }

  #form(encoding: Encoding): Promise<Buffer> {
    const form = this.#forms.get(encoding) ?? this.#compress(encoding);
    this.#forms.set(encoding, form);
    return form;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const built = `${this.#file}${encoding === 'br' ? '.br' : '.gz'}`;
    if (existsSync(built)) return readFileSync(built);
    const bytes = await this.#form('identity');
    if (encoding === 'gzip') return gz(bytes, { level: 9 });
    return brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  }
}

/**
 * All files of a folder by their path in the address. Only files in this table are served, so that no path can leave the
 * folder. Null when the folder has no index.html.
 */
export function loadAssets(folder: string): ReadonlyMap<string, Asset> | null {
  if (!existsSync(path.join(folder, 'index.html'))) return null;
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Files without an extension are the build's own notes.
    if (!entry.isFile() || compressed.test(entry.name) || path.extname(entry.name) === '') continue;
    const file = path.join(entry.parentPath, entry.name);
    const urlPath = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    assets.set(urlPath, new Asset(file, urlPath));
  }
  return assets;
}
