import { icons } from 'lucide-react';

export interface IconSetProps {
  /** Names of icons of lucide-react; others are left out. */
  names: string[];
}

/** Icons with their names. */
export function IconSet({ names }: IconSetProps) {
  return (
    <ul
      className="sb-unstyled"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: 'var(--rs-space-4)',
        padding: 0,
        listStyle: 'none',
        color: 'var(--rs-color-text)',
      }}
    >
      {names
        .filter((name) => name in icons)
        .map((name) => {
          const Picture = icons[name as keyof typeof icons];
          return (
            <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--rs-space-2)' }}>
              <Picture aria-hidden="true" />
              <code>{name}</code>
            </li>
          );
        })}
    </ul>
  );
}
