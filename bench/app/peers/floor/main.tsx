// What one writes by hand with React alone, without a design: the floor of the comparison.
import { type FormEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Individual, individual, individuals, type Page, signIn, token } from '../api';

function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void signIn(String(form.get('username')), String(form.get('password'))).then(onSignedIn);
  }
  return (
    <form onSubmit={submit}>
      <input name="username" type="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit">Sign in</button>
    </form>
  );
}

function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const [record, setRecord] = useState<Individual>();
  useEffect(() => void individual(id).then(setRecord), [id]);
  return (
    <dialog open>
      {record && `${record.first_name} ${record.last_name} ${record.identification_number}`}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

function List() {
  const [q, setQ] = useState('');
  const [number, setNumber] = useState(1);
  const [page, setPage] = useState<Page>();
  const [shown, setShown] = useState<number>();
  useEffect(() => void individuals(q, number).then(setPage), [q, number]);
  return (
    <main>
      <input type="search" aria-label="Search" onChange={({ target }) => setQ(target.value.trim())} />
      <table>
        <tbody>
          {page?.results.map((row) => (
            <tr key={row.id}>
              <td>{row.first_name}</td>
              <td>{row.last_name}</td>
              <td>{row.identification_number}</td>
              <td>
                <button type="button" onClick={() => setShown(row.id)}>
                  View
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" disabled={number === 1} onClick={() => setNumber(number - 1)}>
        Previous
      </button>
      {number} / {page?.count}
      <button type="button" disabled={!page?.next} onClick={() => setNumber(number + 1)}>
        Next
      </button>
      {shown !== undefined && <Detail id={shown} onClose={() => setShown(undefined)} />}
    </main>
  );
}

function App() {
  const [isSignedIn, setSignedIn] = useState(token() !== undefined);
  return isSignedIn ? <List /> : <SignIn onSignedIn={() => setSignedIn(true)} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
