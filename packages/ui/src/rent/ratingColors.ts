import { gray, grayDark, orange, yellow } from '@radix-ui/colors';
import { color } from '../theme/palette';

const white = '#ffffff';
const ink = gray.gray12;
const nearBlack = grayDark.gray1;

/**
 * The hues of risk ratings, one for light, dark, print and forced colours: the hue is the content itself. Always with text: colour
 * never stands alone.
 */
export const ratingColors = {
  low: { solid: color.success.solid.light, onSolid: white },
  medium: { solid: yellow.yellow9, onSolid: ink },
  high: { solid: orange.orange9, onSolid: nearBlack },
  highPlus: { solid: color.danger.solid.light, onSolid: white },
  nonPayer: { solid: nearBlack, onSolid: white },
  unrated: { solid: gray.gray9, onSolid: nearBlack },
};
