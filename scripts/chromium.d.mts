export function findChromium(env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean): string | undefined;
export function ensureChromium(): Promise<string>;

/** Path and arguments for Playwright's `launch`. */
export function launchOptions(): { executablePath: string | undefined; args: string[] };
