import { type FormEvent, useRef, useState } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { X } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Button } from '../Button';
import { Field } from '../Field';
import { IconButton } from '../IconButton';
import * as styles from './DataTableViews.css';
import { dataTableViewsMessages } from './DataTableViews.messages';
import { readViews, type SavedView, type ViewStorage, withView } from './views';

interface ViewListProps {
  storage: ViewStorage;
  /** What would be saved now. */
  state: SavedView['state'];
  onApply: (view: SavedView) => void;
}

/** The saved views, each with a button that deletes it, and a form that saves one more. */
export function ViewList({ storage, state, onApply }: ViewListProps) {
  const messages = useMessages(dataTableViewsMessages);
  const [views, setViews] = useState(() => readViews(storage));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const write = (next: readonly SavedView[], done: string) => {
    try {
      storage.write(next);
    } catch {
      setError(messages.notSaved);
      return false;
    }
    setViews(next);
    setError(undefined);
    announce(done);
    return true;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Through a portal it would send a form around it too.
    event.stopPropagation();
    const field = input.current;
    const name = field?.value.trim() ?? '';
    field?.focus();
    if (name === '') setError(messages.nameRequired);
    else if (write(withView(views, { name, state }), messages.saved(name)) && field) field.value = '';
  };
  const remove = (view: SavedView) => {
    // Its button is about to go.
    input.current?.focus();
    write(
      views.filter((other) => other !== view),
      messages.deleted(view.name),
    );
  };
  return (
    <>
      {views.length === 0 && <p className={styles.none}>{messages.none}</p>}
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.name} className={styles.item}>
            <Button
              variant="ghost"
              data-part="view"
              className={styles.name}
              onClick={() => {
                onApply(view);
                announce(messages.applied(view.name));
              }}
            >
              {view.name}
            </Button>
            <IconButton label={messages.delete(view.name)} onClick={() => remove(view)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <form data-part="save" className={styles.form} noValidate onSubmit={save}>
        <Field label={messages.name} error={error}>
          {(control) => (
            <input {...control} ref={input} className={controlClass} maxLength={80} autoComplete="off" />
          )}
        </Field>
        <Button type="submit">{messages.save}</Button>
      </form>
    </>
  );
}
