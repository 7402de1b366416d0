/** The property or landlord that filters name, as reports of a part of the book take it. */
export const partOf = ({ property, landlord }: Readonly<Record<string, string>>) => ({
  property: Number(property) || undefined,
  landlord: Number(landlord) || undefined,
});
