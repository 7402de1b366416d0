// The templates that a book can begin with, written for Zimbabwe. They are samples: a lawyer should check them before use.
import type { DocumentTemplateInput } from '@rentsafe/domain/document';
import { commercialLease } from './commercialLease.ts';
import { residentialLease } from './residentialLease.ts';
import { roomLease } from './roomLease.ts';

export { starterMessages } from './messages.ts';

export const starterLeases: readonly DocumentTemplateInput[] = [residentialLease, commercialLease, roomLease];
