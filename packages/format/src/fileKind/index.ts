// The type of a file and the size of an image, by their first bytes.
export * from './kind.ts';
