import type { RenderLink } from '@rentsafe/ui/Sidebar';
import { Link } from 'react-router-dom';

/** Gives the links of ui to the router. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
