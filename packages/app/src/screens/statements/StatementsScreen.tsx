import type { StatementSelection } from '@rentsafe/domain/statement';
import { useState } from 'react';
import { useLogin } from '../../session/useLogin';
import { StatementsView } from './StatementsView';

export function StatementsScreen() {
  const login = useLogin();
  const [selection, setSelection] = useState<StatementSelection | null>(null);
  return <StatementsView selection={selection} username={login?.username ?? ''} onSelect={setSelection} />;
}
