interface Place {
  property: { name: string };
  unit: { unit_number: string } | null;
}

/** 'Msasa Court, unit 4' */
export const placeText = ({ property, unit }: Place): string =>
  unit ? `${property.name}, unit ${unit.unit_number}` : property.name;
