import { AccessibilityEvidence } from './Evidence';
import type { GuidanceKey, Spec } from './guidance';
import { Pictured } from './LiveExample';
import { LinkedMarkdown } from './links';

interface GuidanceProps {
  folder: string;
  spec: Spec;
}

/** When to use it, and when something else serves better. */
export function Usage({ folder, spec: { guidance } }: GuidanceProps) {
  const sections: readonly (readonly [string, GuidanceKey])[] = [
    ['When to use', 'Use when'],
    ['When not to use', 'Use something else'],
  ];
  return (
    <div className="docs-guidance">
      {sections.map(([heading, key]) => (
        <section key={key}>
          <h2 id={`${folder}-${key.replaceAll(' ', '-')}`}>{heading}</h2>
          <LinkedMarkdown self={folder}>{guidance[key] ?? ''}</LinkedMarkdown>
        </section>
      ))}
    </div>
  );
}

/** What to do and what not, each with a picture of it where there is one. */
export function DoAndDont({ folder, spec: { guidance } }: GuidanceProps) {
  const sides = [
    { key: 'Do', side: 'Do', className: 'docs-do' },
    { key: "Don't", side: 'Dont', className: 'docs-dont' },
  ] as const;
  return (
    <>
      <h2 id="do-and-dont">Do and don't</h2>
      <div className="docs-guidance">
        {sides.map(({ key, side, className }) => (
          <section key={key} className={className}>
            <h3>{key}</h3>
            <Pictured name={folder} side={side} />
            <LinkedMarkdown self={folder}>{guidance[key] ?? ''}</LinkedMarkdown>
          </section>
        ))}
      </div>
    </>
  );
}

/** Words, keys, and what assistive technology gets, with what proves it. */
export function Content({ folder, spec: { guidance, clauses } }: GuidanceProps) {
  const sections: readonly GuidanceKey[] = ['Content', 'Keyboard', 'Accessibility'];
  return sections.map(
    (key) =>
      guidance[key] && (
        <section key={key}>
          <h2 id={`${folder}-${key}`}>{key}</h2>
          <LinkedMarkdown self={folder}>{guidance[key]}</LinkedMarkdown>
          {key === 'Accessibility' && <AccessibilityEvidence folder={folder} clauses={clauses} />}
        </section>
      ),
  );
}
