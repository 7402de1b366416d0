const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((a) => letters.map((b) => a + b));
const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter));

/** Those in which a language is written otherwise than by default. */
const regional = [
  ...[
    'ar-AE',
    'ar-DZ',
    'ar-EG',
    'ar-MA',
    'ar-SA',
    'bn-IN',
    'de-AT',
    'de-CH',
    'en-AU',
    'en-BW',
    'en-CA',
    'en-GB',
    'en-IN',
    'en-NZ',
  ],
  ...[
    'en-SE',
    'en-US',
    'en-ZA',
    'en-ZW',
    'es-CL',
    'es-MX',
    'es-PA',
    'es-US',
    'fa-AF',
    'fa-IR',
    'ff-Adlm',
    'fr-BE',
    'fr-CA',
    'fr-CH',
  ],
  ...[
    'hi-Latn',
    'ks-Deva',
    'mr-IN',
    'ms-BN',
    'ne-NP',
    'nl-BE',
    'pa-Arab',
    'pt-BR',
    'pt-PT',
    'sd-Deva',
    'se-FI',
    'sn-ZW',
    'nd-ZW',
  ],
  ...[
    'sr-Latn',
    'sr-Latn-BA',
    'sw-KE',
    'ta-MY',
    'th-TH',
    'ur-IN',
    'uz-Arab',
    'uz-Cyrl',
    'yue-Hans',
    'zh-HK',
    'zh-Hant',
    'zh-TW',
  ],
];

/** Every locale that Intl has data of: a language by its code, and those of a country or script that differ. */
export const allLocales = Intl.DateTimeFormat.supportedLocalesOf([...pairs, ...triples, ...regional]).sort();
