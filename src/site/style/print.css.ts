// In print: black on white, without controls and decoration. In every page, after the theme's styles.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

const inPrint = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { print: rule } });

inPrint('*, ::before, ::after', {
  background: 'none !important',
  boxShadow: 'none !important',
  color: 'black !important',
});
// Text that is readable on a phone would be large in print.
inPrint('html', { colorScheme: 'light', zoom: 0.58 });
// A print shows the page, even while the dialog is open.
inPrint('nav, button, dialog', { display: 'none !important' });
inPrint('li', { breakInside: 'avoid' });
