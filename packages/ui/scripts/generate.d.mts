export function componentNames(): string[];
export function entryPoints(): Record<string, string>;
export function generatedFiles(): Record<string, string>;
export function path(file: string): string;
