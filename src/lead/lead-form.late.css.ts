import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from '../style/tokens';

/** Below a wrong field. */
export const error = style({ gridColumn: '1 / -1', color: palette.error });

// The field beside a wrong one must not grow with it.
globalStyle('dialog p', { alignContent: 'start' });
