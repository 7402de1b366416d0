import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const splitPanelMessages = defineMessages('splitPanel', {
  size: (panel: string) => `Width of ${panel}`,
  sizeText: (percent: number) => `${figure(percent)} percent`,
  hidden: 'hidden',
  hide: (panel: string) => `Hide ${panel}`,
  show: (panel: string) => `Show ${panel}`,
});
