import { type PartyInput, partyTypes } from '@rentsafe/domain/party';
import { useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'checked';

/** Whose report a check has opened, in the address: it is open after a reload, too. */
export function useCheckedAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [type, id] = (search.get(NAME) ?? '').split(':');
  const known = partyTypes.find((one) => one === type);

  function write(party: PartyInput | null): void {
    const next = new URLSearchParams(search);
    if (next.has(NAME) === (party !== null)) return;
    if (party) next.set(NAME, `${party.type}:${party.id}`);
    else next.delete(NAME);
    void navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
  }
  return { party: known && /^[1-9]\d{0,8}$/.test(id ?? '') ? { type: known, id: Number(id) } : null, write };
}
