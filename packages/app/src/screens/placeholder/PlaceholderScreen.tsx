import { useLocation } from 'react-router-dom';
import { useRouteHandle } from '../../page/useArrival';
import { PlaceholderView } from './PlaceholderView';
import { placeholderOf } from './placeholders';

/** A page that is planned: one screen for all of them, told apart by the path. */
export function PlaceholderScreen() {
  const { pathname } = useLocation();
  const { title, label = title, group } = useRouteHandle();
  return <PlaceholderView heading={label} group={group} {...placeholderOf(pathname)} />;
}
