export type BrowserName = 'firefox' | 'webkit';
export function findBrowser(name: BrowserName): string | undefined;
