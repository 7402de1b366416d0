/** `surfaceRaised` as `surface-raised`: a token's name in its CSS variable. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
