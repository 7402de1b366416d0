import type * as fc from 'fast-check';
import type { Model, OpenForm } from '../model';
import { checkWorld, type World } from '../world';

export type Command = fc.AsyncCommand<Model, World>;

/** So many of the commands of a run that can be done are done. */
export const MAX_STEPS = 30;

/** One thing that can happen. After it the page is compared with the model. */
export function command(
  name: string,
  can: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Command {
  return {
    check: (model) => model.steps.length < MAX_STEPS && can(model),
    run: async (model, world) => {
      world.count(name);
      model.steps.push(name);
      await run(model, world);
      checkWorld(model, world);
    },
    toString: () => name,
  };
}

export const formOf = ({ form }: Model): OpenForm => {
  if (!form) throw new Error('The model has no form open.');
  return form;
};
export const isEditing = ({ form }: Model) => form?.state === 'editing';
export const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;
