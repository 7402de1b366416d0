import type { Step } from '@rentsafe/domain/step';

/** How the dialog of a step speaks of it. */
export interface StepWords {
  submitLabel: string;
  pendingLabel: string;
  /** 'Receipt reversed' */
  done: string;
  failure: string;
  /** 'reversed' */
  participle: string;
}

const irregular: Readonly<Record<string, [participle: string, present: string]>> = {
  cancel: ['cancelled', 'cancelling'],
  commit: ['committed', 'committing'],
  give: ['given', 'giving'],
  make: ['made', 'making'],
  pay: ['paid', 'paying'],
  send: ['sent', 'sending'],
  undo: ['undone', 'undoing'],
  withdraw: ['withdrawn', 'withdrawing'],
};

function formsOf(verb: string): [participle: string, present: string] {
  const own = irregular[verb];
  if (own) return own;
  const present = `${verb.replace(/e$/, '')}ing`;
  return [verb.endsWith('y') ? verb.replace(/y$/, 'ied') : `${verb.replace(/e$/, '')}ed`, present];
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** 'subscription invoice' of `subscriptionInvoice` */
const spaced = (kind: string) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a step does: 'Reverse receipt' of `reverse`. */
export const textOf = (kind: string, verb: string, { text }: Step) =>
  text ?? `${capital(verb.replace('-', ' '))} ${spaced(kind)}`;

/** All that a dialog says follows from what the step does: 'Reversing receipt...' and 'Receipt reversed' from 'Reverse receipt'. */
export function wordsOf(text: string): StepWords {
  const [first = '', ...others] = text.split(' ');
  const verb = first.toLowerCase();
  const [participle, present] = formsOf(verb);
  const object = others.join(' ');
  /** 'Mark as duplicate' has no object to begin with. */
  const isOfObject = object !== '' && others[0] !== 'as';
  return {
    submitLabel: text,
    pendingLabel: `${[capital(present), ...others].join(' ')}...`,
    done: isOfObject ? `${capital(object)} ${participle}` : [capital(participle), ...others].join(' '),
    failure: `Failed to ${[verb, ...others].join(' ')}`,
    participle,
  };
}
