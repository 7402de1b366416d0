import type { Charge } from '@rentsafe/domain/charge';
import { Button } from '@rentsafe/ui/Button';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { OpeningButton } from '../../overlays/OpeningButton';
import type { Opening } from '../../overlays/useLazyDialog';
import { amountText } from '../../page/Amounts';
import { isOpen } from '../charge/chargeTexts';

interface CreditMenuProps {
  charges: readonly Charge[];
  credit: Opening<Charge>;
}

/** Credits the open charge of an invoice; of several, one is chosen. */
export function CreditMenu({ charges, credit }: CreditMenuProps) {
  const open = charges.filter(isOpen);
  const [first] = open;
  if (!first) return null;
  if (open.length === 1) {
    return (
      <OpeningButton trigger={credit} subject={first}>
        Credit…
      </OpeningButton>
    );
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button
          pending={credit.opening !== undefined}
          onPointerEnter={credit.onIntent}
          onFocus={credit.onIntent}
        >
          Credit
        </Button>
      }
    >
      {open.map((charge) => (
        <MenuItem key={charge.id} onSelect={() => credit.onOpen(charge)}>
          {charge.description}: {amountText(charge.open)} open…
        </MenuItem>
      ))}
    </Menu>
  );
}
