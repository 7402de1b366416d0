import { uses } from '../uses';
import { vars } from '../vars.css';

type Tree = { [name: string]: string | Tree };
export type TokenGroup = keyof typeof vars;

const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leaves(node)));

const variable = (reference: string) => reference.slice('var('.length, -1);

/** The CSS variables of one group of the contract, e.g. `--rs-space-half`, in the order of the contract. */
export const tokensOf = (group: TokenGroup): string[] => leaves(vars[group] as Tree).map(variable);

/** Every CSS variable of the contract. */
export const allTokens = (): string[] => (Object.keys(vars) as TokenGroup[]).flatMap(tokensOf);

const texts = new Map(
  (Object.keys(vars) as TokenGroup[]).flatMap((group) => {
    const ofGroup = leaves(uses[group] as Tree);
    return tokensOf(group).map((token, at) => [token, ofGroup[at] ?? ''] as const);
  }),
);

/** What a CSS variable of the contract is for. */
export const purposeOf = (token: string): string => texts.get(token) ?? '';
