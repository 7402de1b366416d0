import sizes from '../../packages/ui/sizes.json';

const limits: Readonly<Record<string, number>> = sizes;

/** What an application pays for a component, of the limits that a check holds: on import, and once it is used. */
export function ImportCost({ subpath }: { subpath: string }) {
  const first = limits[`./${subpath}`];
  const later = limits[`./${subpath}, later`];
  if (first === undefined) return null;
  return (
    <p className="docs-status">
      Importing it costs at most {first} kB of script, gzipped, with all that it needs beside React
      {later !== undefined && `, and ${later} kB more once someone uses what it loads later`}.
    </p>
  );
}
