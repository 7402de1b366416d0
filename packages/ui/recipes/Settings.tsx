import { DensityToggle } from '@rentsafe/ui/DensityToggle';
import { Inline } from '@rentsafe/ui/Inline';
import { ThemeToggle } from '@rentsafe/ui/ThemeToggle';
import { useTheme } from '@rentsafe/ui/theme';

/** Light, dark or the system's; comfortable or compact. Both choices are stored in the browser. */
export function Settings() {
  const { density, setDensity } = useTheme();
  return (
    <Inline>
      <ThemeToggle />
      <DensityToggle density={density} onDensityChange={(event) => setDensity(event.density)} />
    </Inline>
  );
}
