import { Inline } from '@rentsafe/ui/Inline';
import { Switch } from '@rentsafe/ui/Switch';
import { ThemeToggle } from '@rentsafe/ui/ThemeToggle';
import { useTheme } from '@rentsafe/ui/theme';

/** Light, dark or the system's; comfortable or compact. Both choices are stored in the browser. */
export function Settings() {
  const { density, setDensity } = useTheme();
  return (
    <Inline>
      <ThemeToggle />
      <Switch
        label="Compact rows"
        checked={density === 'compact'}
        onCheckedChange={({ checked }) => setDensity(checked ? 'compact' : 'comfortable')}
      />
    </Inline>
  );
}
