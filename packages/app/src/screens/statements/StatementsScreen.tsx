import { defaultSelection, type StatementSelection } from '@rentsafe/domain/statement';
import { announce } from '@rentsafe/ui/Announcer';
import { useState } from 'react';
import { useLogin } from '../../login/useLogin';
import { StatementsView } from './StatementsView';

export function StatementsScreen() {
  const login = useLogin();
  const [selection, setSelection] = useState(defaultSelection);
  const select = (chosen: StatementSelection) => {
    setSelection(chosen);
    announce('The preview shows your selection.');
  };
  return <StatementsView selection={selection} username={login?.username ?? ''} onSelect={select} />;
}
