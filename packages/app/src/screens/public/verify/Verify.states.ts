import { cannot, defineScreen, reading, sending, straining } from '../../../testing/screenStates';

export const verifyScreen = defineScreen({
  title: 'Screens/Verify a report',
  routes: ['/verify/:number'],
  at: '/verify/RR-000001#0123456789abcdef',
  purpose: 'Verify whether a printed report is genuine and the latest.',
  users: 'Whoever holds a printed report: landlords and agents without an account.',
  spec: [
    'Section 2, individual and company report: Print. This is where the QR code of a printed report leads',
  ],
  deviations: ['Ours: the specification has no issued reports.'],
  states: {
    ...cannot('It makes one call, and shows in a sentence what went wrong. See Wrong.', ...reading),
    ...cannot('Nothing is saved here.', ...sending),
    ...cannot('It shows a number, a day and initials.', ...straining),
    ready: { story: 'Genuine' },
    notFound: { story: 'Wrong' },
  },
});
