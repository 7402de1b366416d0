import './theme.css';
import './fonts.css';
import './base.css';
