export interface Size {
  /** Of all books together. */
  leases: number;
  books: number;
  /** Of the register. Each lease has a tenant of its own, if there are enough. */
  people: number;
  /** Of charges and receipts, up to the month before the present one. */
  months: number;
  /** Work orders of all books together. */
  orders: number;
}
