import { globalStyle, style } from '@vanilla-extract/css';
import { narrowPortrait } from '../../shared/media';
import { largeRecord } from '../frame/status-page.css';
import { vars } from '../style/tokens';
import { diameter, disc } from '../ui/record/record.css';

// On a phone, so small that the run-out groove shows above and below the words. It grows with them.
globalStyle(largeRecord, {
  '@media': { [narrowPortrait]: { vars: { [diameter]: 'clamp(52rem, 250vw, 74rem)' } } },
});

// The run-out groove, at the edge of the label.
globalStyle(`${largeRecord}::after`, {
  ...disc,
  inset: '25%',
  border: `3px solid ${vars.color.accent}`,
});

export const number = style({
  font: `400 clamp(min(16.4vw, 4.6rem), 1.6rem + 8.2 * ${vars.fluidUnit}, min(9.5rem, 23vw))/1 ${vars.font.serif}`,
  letterSpacing: 0,
  // A small 404 leaves a phone on its side room for the button. By pixels, large text shrinks none.
  '@media': { '(max-height: 480px)': { fontSize: '16vh' } },
});
