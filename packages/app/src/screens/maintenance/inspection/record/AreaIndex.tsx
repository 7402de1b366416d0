import type { InspectedArea } from '@rentsafe/domain/inspection';
import { Button } from '@rentsafe/ui/Button';
import * as styles from './inspection.css';

export const areaId = (at: number) => `area-${at + 1}`;

/** Goes there as a link would; the address of the page stays. */
function goTo(at: number): void {
  const heading = document.getElementById(areaId(at));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The rooms, how much of each is looked at, and the way to it. */
export const AreaIndex = ({ areas }: { areas: readonly InspectedArea[] }) => (
  <nav aria-label="Rooms">
    <ul className={styles.index}>
      {areas.map(({ name, items }, at) => {
        const seen = items.filter(({ condition }) => condition !== null).length;
        return (
          <li key={name}>
            <Button size="sm" onClick={() => goTo(at)}>
              {name} {seen === items.length ? '✓' : `${seen}/${items.length}`}
            </Button>
          </li>
        );
      })}
    </ul>
  </nav>
);
