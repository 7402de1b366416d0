import type { BodyOf, ReplyOf } from '@rentsafe/domain/contract';
import type { RecordOf, Steps, VerbOf } from '@rentsafe/domain/step';
import type { PlainDate } from '@rentsafe/format/date';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StepWords } from './stepWords';

export type BodyAt<S extends Steps, Verb extends VerbOf<S>> = BodyOf<S['calls'][Verb]>;
export type ReplyAt<S extends Steps, Verb extends VerbOf<S> = VerbOf<S>> = ReplyOf<S['calls'][Verb]>;

/** What the dialog of a step is given. */
export interface StepDialogProps<S extends Steps, Verb extends VerbOf<S> = VerbOf<S>> {
  kind: StepKind<S>;
  verb: Verb;
  record: RecordOf<S>;
  onClose: () => void;
}

/** What a dialog says of a step besides its words. */
export interface StepAbout extends Partial<Omit<StepWords, 'participle'>> {
  title?: string;
  description?: string;
  /** Stands above the fields: what cannot be taken back, or what follows. */
  warning?: { title: string; text: string; tone?: 'info' };
  /** Of a question, to leave it as it is. @default 'Keep draft' of 'Cancel draft' */
  keepLabel?: string;
  /** Of a question. @default danger */
  tone?: 'neutral' | 'danger';
  /** Of the day. @default 'Reversed On' of `reverse` */
  dayLabel?: string;
  /** The first day that can be chosen. */
  earliest?: PlainDate | null;
}

/** How a step is offered. */
export interface StepLook<S extends Steps, Verb extends VerbOf<S>> {
  /** @default the `text` of the step, or the verb: 'Reverse…' */
  label?: string;
  /** What is rare or final stands in the menu, with an icon. @default a button */
  inMenu?: LucideIcon | undefined;
  /** Stands before the others: what comes next. */
  isFirst?: boolean;
  /** Never the button that stands out: it takes the record back, or is for somebody else to do. @default false */
  isQuiet?: boolean;
  /** Of what ends the record, in the menu. */
  isDanger?: boolean;
  /** The page itself takes it: it is not offered. */
  isOnPage?: boolean;
  /** Where nothing is sent: a form that says what follows, no question. */
  isPlain?: boolean;
  /** Takes the step on a page of its own, without a dialog. */
  onSelect?: () => void;
  /** Its own form. @default the fields for a day and a reason, or a question where nothing is sent */
  dialog?: () => Promise<ComponentType<StepDialogProps<S, Verb>>>;
  /** What the dialog says where it is not its own. */
  about?: (record: RecordOf<S>) => StepAbout;
}

export type StepLooks<S extends Steps> = { readonly [Verb in VerbOf<S>]?: StepLook<S, Verb> };

/** A kind of record on its pages: its steps, how they look, and what is read again after one. */
export interface StepKind<S extends Steps> {
  steps: S;
  looks: StepLooks<S>;
  /** 'RC-000009', for the titles of dialogs. @default the kind */
  nameOf?: (record: RecordOf<S>) => string;
  /** Of a question. @default the sentence of the error */
  refusalText?: (error: unknown) => ReactNode;
  /** What its buttons call it, where the toasts say more: 'order' of a work order. @default the kind */
  noun?: string;
  /** What is read again where a step was refused since somebody else was faster. */
  keyOf: (record: RecordOf<S>) => QueryKey;
  /** Shows what a step answered, everywhere. */
  show: (queryClient: QueryClient, reply: ReplyAt<S>, record: RecordOf<S>) => void | Promise<void>;
}
