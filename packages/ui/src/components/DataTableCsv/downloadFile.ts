/**
 * Offers a text as a file. A name that is made of records may hold what a system refuses: `fileSafeName` of
 * `@rentsafe/format/text` leaves that out. `type` is its media type: `'text/plain'`.
 */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
