import type { Samples } from '../../testing/conformance';
import { MonthCalendar } from './MonthCalendar';

export default {
  MonthCalendar: {
    render: (props) => (
      <MonthCalendar
        {...props}
        label="Maintenance"
        month="2026-11"
        onMonthChange={() => undefined}
        today="2026-11-20"
        events={[{ id: 1, on: '2026-11-24', label: 'Service the borehole pump' }]}
      />
    ),
    parts: ['day', 'agenda'],
  },
} satisfies Samples;
