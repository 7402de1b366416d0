import { leavesOf, type Tree } from './tokenTree';
import { uses } from './uses';

const purposes = new Map(leavesOf(uses as Tree<string>));

/** What a token is for: `color/surface` is the page. */
export const purposeOfPath = (path: string): string => purposes.get(path) ?? '';
