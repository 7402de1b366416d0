import { useLocation } from 'react-router-dom';
import { useRouteTitle } from '../../page/useArrival';
import { PlaceholderView } from './PlaceholderView';
import { placeholderOf } from './placeholders';

/** A page that is planned: one screen for all of them, told apart by the path. */
export function PlaceholderScreen() {
  const { pathname } = useLocation();
  const title = useRouteTitle();
  return <PlaceholderView {...(placeholderOf(pathname) ?? { heading: title, text: title, about: '' })} />;
}
