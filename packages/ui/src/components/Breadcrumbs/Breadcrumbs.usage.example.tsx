import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';

export const Do = () => (
  <Breadcrumbs
    items={[
      { label: 'Properties', href: '#properties' },
      { label: 'Avondale Court', href: '#properties/12' },
      { label: 'Flat 4' },
    ]}
  />
);

export const Dont = () => (
  <Breadcrumbs
    items={[{ label: 'Home', href: '#' }, { label: 'Back', href: '#back' }, { label: 'Details' }]}
  />
);
