import { openForm } from '../model';
import { forms, loaded, press } from '../screen';
import { command } from './command';

export const open = command(
  'open',
  ({ form }) => form === null,
  async (model, { attempts }) => {
    await press(document.body, model.kind.opener);
    await loaded(() => forms().length > 0);
    model.form = openForm(model.kind);
    for (const [body, { isSettled }] of attempts) if (isSettled) attempts.delete(body);
  },
);
