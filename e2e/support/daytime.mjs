// Loaded into a server before it starts: its clock starts at ten in the morning of this day in Harare, since nothing is sent at night.
const HARARE_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const RealDate = Date;
const start = RealDate.now();
const ten = Math.floor((start + HARARE_MS) / DAY_MS) * DAY_MS - HARARE_MS + 10 * 3_600_000;
const now = () => RealDate.now() - start + ten;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length > 0 ? values : [now()]));
  }

  static now() {
    return now();
  }
};
