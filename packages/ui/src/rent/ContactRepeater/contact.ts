export const contactTypes = ['owner', 'director', 'manager', 'accounts', 'caretaker', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

/** A contact that a form starts with. */
export interface InitialContact {
  /** Who it is; of two people with one name the ID numbers differ. */
  individual: { id: number; first_name: string; last_name: string; identification_number?: string | null };
  /** One of `owner`, `director`, `manager`, `accounts`, `caretaker`, `other`. */
  contact_type?: string | null;
  /** What they do there. */
  position?: string | null;
  /** Whom to ask first. @default false */
  is_primary?: boolean;
}
