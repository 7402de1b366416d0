/** The bytes of a file, and who is told how far they are. */
export interface Upload {
  bytes: Blob;
  /** From 0 to 100. */
  onProgress?: (percent: number) => void;
}

interface Sending {
  method: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** As `fetch`, with progress, which `fetch` does not tell. Rejects where there is no answer, or the signal was aborted. */
export const sendBytes = (
  address: string,
  { method, headers, signal }: Sending,
  { bytes, onProgress }: Upload,
  onMove: () => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('Content-Type', bytes.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      onMove();
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          ...(retryAfter && { headers: { 'Retry-After': retryAfter } }),
        }),
      );
    };
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
