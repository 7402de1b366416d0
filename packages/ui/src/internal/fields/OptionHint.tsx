import type { FieldOption } from './option';

type OptionHintProps = Pick<FieldOption, 'description' | 'disabledReason'>;

/** What an option means, and why it cannot be chosen. */
export const OptionHint = ({ description, disabledReason }: OptionHintProps) => (
  <>
    {description}
    {description && disabledReason && <br />}
    {disabledReason}
  </>
);

/** Whether there is anything to say of an option. */
export const hasHint = ({ description, disabledReason }: OptionHintProps): boolean =>
  Boolean(description || disabledReason);
