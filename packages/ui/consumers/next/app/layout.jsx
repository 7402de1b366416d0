import '@rentsafe/ui/styles.css';

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
