const size = (name: string, width: number, height: number) => ({
  name: `${name} (${width} px)`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths at which screens are reviewed. The layout changes at 768 px. */
export const viewports = {
  narrowest: size('Narrowest that must work', 320, 640),
  phone: size('Phone', 390, 844),
  tablet: size('Tablet', 768, 1024),
  laptop: size('Laptop', 1280, 800),
  desk: size('Desk', 1920, 1080),
};
