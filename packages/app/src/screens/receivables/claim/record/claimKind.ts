import { claimSteps } from '@rentsafe/domain/claim';
import { Pencil, Undo2 } from 'lucide-react';
import { claimQuery, showClaimChange } from '../../../../calls/claims';
import type { StepKind } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';

export const claimKind: StepKind<typeof claimSteps> = {
  steps: claimSteps,
  keyOf: ({ id }) => claimQuery(id).queryKey,
  show: showClaimChange,
  looks: {
    notice: { label: 'Give notice…', dialog: async () => (await import('./NoticeDialog')).NoticeDialog },
    edit: { inMenu: Pencil, dialog: async () => (await import('./EditClaimDialog')).EditClaimDialog },
    list: {
      about: ({ listable_from, overdue, party }) => ({
        description: `Possible from ${day(listable_from)}.`,
        warning: {
          title: `Reports on ${party.name} show the claim from this day.`,
          text: `It is listed for the amount overdue on that day, ${amountText(overdue)} today. While any of it is overdue, the rating is Non Payer.`,
        },
      }),
    },
    settle: {
      about: () => ({ description: 'It has been paid. Reports no longer show it from this day.' }),
    },
    withdraw: {
      inMenu: Undo2,
      about: () => ({
        warning: {
          title: 'A withdrawn claim cannot be restored.',
          text: 'It stays in the list with its reason. The debt itself is not affected.',
        },
      }),
    },
  },
};
