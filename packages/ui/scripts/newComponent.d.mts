export function componentFiles(name: string): Record<string, string>;
export function problemWith(name?: string): string | undefined;
export function clausePrefixes(): string[];
export function clausePrefix(name: string, taken?: string[]): string;
