export function componentNames(): string[];
export function folderOf(name: string): string;
export function rentNames(): string[];
export function subpathOf(name: string): string;
export function entryPoints(): Record<string, string>;
export function generatedFiles(): Record<string, string>;
export function path(file: string): string;
