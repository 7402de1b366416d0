import { HOME_PATH } from '@rentsafe/domain/session';
import { cannot, defineScreen, reading, sending, straining } from '../../../../testing/screenStates';

export const inspectionsScreen = defineScreen({
  title: 'Screens/Inspections/List',
  routes: [`${HOME_PATH}/inspections`],
  at: `${HOME_PATH}/inspections`,
  purpose: 'Plan inspections of units, find their results, and edit templates.',
  users: 'Provider staff; client-company users for their own book.',
  spec: ["Section 2, Routes: /inspections, title-only, with the text 'Inspections'"],
  deviations: ['Ours: the specification has the title alone.'],
  states: {
    ...cannot('As of any list. See Payment status, Individuals.', ...reading),
    ...cannot('As in the forms of individuals and companies, by the same code.', ...sending),
    ...cannot('Names and figures wrap as in any list. See Individuals.', ...straining),
    ready: { story: 'EveryState', also: ['Planning', 'Templates', 'NewTemplate', 'EditingTemplate'] },
    fieldErrors: { story: 'FilledInWrongly' },
  },
});
