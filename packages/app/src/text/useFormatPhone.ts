import { useEffect, useState } from 'react';

type FormatPhone = (stored: string) => string;

let loaded: FormatPhone | undefined;

/** Telephones as they are read, `+263 77 123 4567`; as they are stored until the code that groups them has loaded. */
export function useFormatPhone(): FormatPhone {
  const [format, setFormat] = useState(() => loaded);
  useEffect(() => {
    if (format) return;
    import('@rentsafe/domain/phone').then(
      ({ formatPhone }) => {
        loaded = formatPhone;
        setFormat(() => formatPhone);
      },
      () => {},
    );
  }, [format]);
  return format ?? String;
}
