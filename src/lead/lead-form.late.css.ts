import { style } from '@vanilla-extract/css';
import { palette } from '../style/tokens';

/** Below a wrong field. */
export const error = style({ gridColumn: '1 / -1', color: palette.error });
