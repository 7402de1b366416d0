import { SkipLink } from '@rentsafe/ui/SkipLink';

/** The first thing in the page: Tab shows it. */
export function PageWithSkipLink() {
  return (
    <>
      <SkipLink href="#leases-main" />
      <nav aria-label="Main">
        <a href="#overview">Overview</a>
      </nav>
      <main id="leases-main" tabIndex={-1}>
        Leases
      </main>
    </>
  );
}
