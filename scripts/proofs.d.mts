/** Writes a page of docs that a proof has just made, with the fingerprint of the sources that it was made of. */
export function writeProof(page: string, text: string): void;
