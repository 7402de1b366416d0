type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`Not a colour written as #rrggbb: ${hex}`);
  return digits.slice(1).map((part) => Number.parseInt(part, 16)) as Rgb;
}

/** `amount` (0 to 1) of `to` mixed into `from`; all colours are #rrggbb. */
export function mix(from: string, to: string, amount: number): string {
  const target = rgb(to);
  const parts = rgb(from).map((part, i) => Math.round(part + ((target[i] ?? part) - part) * amount));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
