export function findChromium(env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean): string | undefined;
export function ensureChromium(): string;
