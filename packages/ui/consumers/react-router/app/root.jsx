import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export function Layout({ children }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>Tenants</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
