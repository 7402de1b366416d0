import type { Charge } from '@rentsafe/domain/charge';
import { Button } from '@rentsafe/ui/Button';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { isCreditable } from '../../../../charge/chargeTexts';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { amountText } from '../../../../text/Amounts';

interface CreditMenuProps {
  charges: readonly Charge[];
  credit: Opening<Charge>;
}

/** Credits the charge of an invoice that is open or paid; of several, one is chosen. */
export function CreditMenu({ charges, credit }: CreditMenuProps) {
  const creditable = charges.filter(isCreditable);
  const [first] = creditable;
  if (!first) return null;
  if (creditable.length === 1) {
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
      {creditable.map((charge) => (
        <MenuItem key={charge.id} onSelect={() => credit.onOpen(charge)}>
          {charge.description}: {amountText(charge.open)} open…
        </MenuItem>
      ))}
    </Menu>
  );
}
