import { seriesMonths } from '@rentsafe/domain/insight';

/** What is drawn: a property, or all that a landlord owns. */
export interface GraphSubject {
  kind: 'property' | 'landlord';
  id: number;
}

/** `property:5`; undefined for what names nothing. */
export function subjectOf(text: string | null): GraphSubject | undefined {
  const [, kind, id] = /^(property|landlord):([1-9]\d{0,14})$/.exec(text ?? '') ?? [];
  return kind && id ? { kind: kind as GraphSubject['kind'], id: Number(id) } : undefined;
}

/** Whether one thing would be compared with itself. */
export const isSame = (a: GraphSubject | undefined, b: GraphSubject | undefined): boolean =>
  a !== undefined && a.kind === b?.kind && a.id === b.id;

/** 12, unless the address has another number that there is. */
export const monthsOf = (text: string | null): number =>
  Number(seriesMonths.find((months) => months === text) ?? seriesMonths[0]);
