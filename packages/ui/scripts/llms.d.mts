export function llmsText(): string;
