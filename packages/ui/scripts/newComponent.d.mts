export function componentFiles(name: string): Record<string, string>;
export function problemWith(name?: string): string | undefined;
