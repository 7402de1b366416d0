import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, use, useState } from 'react';
import { expect, it } from 'vitest';
import { useConfirm } from './useConfirm';

const Company = createContext('none');

function Title() {
  return <>Delete {use(Company)}?</>;
}

function Deleting({ onAnswer = () => {} }: { onAnswer?: (yes: boolean) => void }) {
  const { confirm, dialog } = useConfirm();
  const [answers, setAnswers] = useState<boolean[]>([]);
  const ask = async () => {
    const yes = await confirm({
      title: <Title />,
      description: 'It cannot be undone.',
      confirmLabel: 'Delete',
    });
    onAnswer(yes);
    setAnswers((before) => [...before, yes]);
  };
  return (
    <Company value="Mutapa Ltd">
      <button type="button" onClick={() => void ask()}>
        Remove
      </button>
      <output>{answers.join()}</output>
      {dialog}
    </Company>
  );
}
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Remove' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('ALD-6 asks in the same tree, and resolves to the answer', async () => {
  render(<Deleting />);
  await ask();
  expect(screen.getByRole('alertdialog', { name: 'Delete Mutapa Ltd?' })).toBeInTheDocument();
  await press('Delete');
  expect(screen.getByRole('status')).toHaveTextContent('true');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await ask();
  await press('Cancel');
  expect(screen.getByRole('status')).toHaveTextContent('true,false');
});

it('ALD-6 Escape is the safe answer, and the focus goes back', async () => {
  render(<Deleting />);
  await ask();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('false');
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

it('ALD-7 answers false when it goes away unanswered', async () => {
  const answered = new Promise<boolean>((resolve) => {
    const { unmount } = render(<Deleting onAnswer={resolve} />);
    void ask().then(unmount);
  });
  expect(await answered).toBe(false);
});
