const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`);

/** A PDF of one A4 page with lines of text in Latin letters, as a scanner makes one. */
export function scanOf(lines: readonly string[]): Buffer {
  const page = `BT /F 12 Tf 72 760 Td 18 TL ${lines.map((line) => `(${escaped(line)}) '`).join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, nth) => {
    const place = text.length;
    text += `${nth + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
