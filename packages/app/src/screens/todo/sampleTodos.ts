/** A thing to do. */
export interface Todo {
  id: number;
  date: string;
  category: string;
  priority: string;
  text: string;
}

/** The fixed day of the heading, until the backend supplies the list: the screen tags it 'Sample data'. */
export const todoHeading = 'Monday, 3 March 2025';

const sample: Omit<Todo, 'id'> = {
  date: '2025-03-03',
  category: 'Functionality',
  priority: 'High priority',
  text: 'Agree with the landlord when the borehole pump is repaired, and tell the tenants.',
};

/** Four alike, as the prototype has them. */
export const sampleTodos: readonly [Todo, ...Todo[]] = [
  { id: 1, ...sample },
  { id: 2, ...sample },
  { id: 3, ...sample },
  { id: 4, ...sample },
];
