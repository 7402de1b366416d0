import { announce } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { useState } from 'react';

/** One `<Announcer />` at the root of the application renders the live regions. */
export function ArrearsFilter() {
  const [isFiltered, setFiltered] = useState(false);
  const toggle = () => {
    setFiltered(!isFiltered);
    announce(isFiltered ? '134 leases' : '12 of 134 leases are in arrears');
  };
  return (
    <Button aria-pressed={isFiltered} onClick={toggle}>
      In arrears
    </Button>
  );
}
