// What bytes are, and how many pixels an image has, by its first bytes.
export * from './kind.ts';
