export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SLICE_BYTES = 1_000_000;

function encodingOf(start: Uint8Array): FileEncoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // Without a mark: every second byte of Latin letters is 0.
  if (start[0] !== 0 && start[1] === 0) return 'utf-16le';
  if (start[0] === 0 && start[1] !== 0) return 'utf-16be';
  return 'utf-8';
}

interface ReadOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

async function decode(
  file: Blob,
  encoding: FileEncoding,
  { signal, onProgress }: ReadOptions,
): Promise<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const texts: string[] = [];
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    const bytes = await file.slice(at, at + SLICE_BYTES).arrayBuffer();
    signal.throwIfAborted();
    texts.push(decoder.decode(bytes, { stream: true }));
    onProgress(Math.min(1, (at + SLICE_BYTES) / file.size));
  }
  texts.push(decoder.decode());
  return texts.join('');
}

/**
 * The text of a file, read a slice at a time: UTF-8, UTF-16, or else Windows-1252, which Excel writes for 'CSV'.
 * Rejects when `signal` is aborted or the file cannot be read.
 */
export async function readFile(
  file: Blob,
  options: ReadOptions,
): Promise<{ text: string; encoding: FileEncoding }> {
  const encoding = encodingOf(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
  try {
    return { text: await decode(file, encoding, options), encoding };
  } catch (error) {
    // No UTF-8; every byte is something in Windows-1252.
    if (!(error instanceof TypeError)) throw error;
    return { text: await decode(file, 'windows-1252', options), encoding: 'windows-1252' };
  }
}
