export function folders(): string[];
export function generatedFiles(): Record<string, string>;
export function path(file: string): string;
