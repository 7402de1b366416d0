import { densityTree, leavesOf, scaleTree, themeTree, variableOf } from './tokenTree';

/** The name that Tailwind's utilities read, by the group of the token. */
const names: Readonly<Record<string, (name: string) => string>> = {
  color: (name) => `--color-${name}`,
  shadow: (name) => `--shadow-${name}`,
  radius: (name) => `--radius-${name}`,
  font: (name) => `--font-${name}`,
  'font-size': (name) => `--text-${name}`,
  'line-height': (name) => `--text-${name}--line-height`,
  'font-weight': (name) => `--font-weight-${name}`,
  z: (name) => `--z-index-${name}`,
  easing: (name) => `--ease-${name}`,
  duration: (name) => `--transition-duration-${name}`,
  density: (name) => `--spacing-${name}`,
};

/** The theme of Tailwind 4. It points at the variables, so that themes, densities and brands work; the 4 px grid is Tailwind's own. */
export function tailwindTheme(): string {
  const trees = [scaleTree, densityTree('comfortable'), themeTree('light')];
  const lines = trees
    .flatMap((tree) => leavesOf(tree))
    .flatMap(([path]) => {
      const [group = '', ...name] = path.split('/');
      const nameOf = names[group];
      return nameOf ? [`  ${nameOf(name.join('-'))}: var(${variableOf(path)});`] : [];
    });
  return `@theme inline {\n${lines.join('\n')}\n}\n`;
}
