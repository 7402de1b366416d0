import { writeFileSync } from 'node:fs';
import { brandCss, createBrand } from '@rentsafe/ui/brand';

// When you build: accent, series of charts and statuses, light and dark, moved as little as contrast needs.
writeFileSync('brand.css', brandCss(createBrand('#1d4ed8')));
