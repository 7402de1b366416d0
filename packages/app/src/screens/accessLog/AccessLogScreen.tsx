import { useParams } from 'react-router-dom';
import { accessLog } from '../../api/accessLog';
import { useListScreen } from '../../lists/useListScreen';
import { AccessLogView } from './AccessLogView';

const place = { name: 'log' };

export function AccessLogScreen() {
  const { about, id } = useParams();
  const queries = accessLog(about === 'company' ? 'company' : 'individual', Number(id));
  return <AccessLogView {...useListScreen({ place, queries })} />;
}
