import { Breadcrumbs } from '@rentsafe/ui/Breadcrumbs';

/** With a router: `renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}`. */
export function LeaseTrail() {
  return (
    <Breadcrumbs
      items={[
        { label: 'Properties', href: '#properties' },
        { label: 'Avondale Court', href: '#properties/12' },
        { label: 'Flat 4' },
      ]}
    />
  );
}
