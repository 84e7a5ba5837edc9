// Paper: black on white, without controls and decoration. In every page, after the theme's styles.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { print } from '../../shared/media';

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [print]: rule } });

onPaper('*, ::before, ::after', {
  background: 'none !important',
  boxShadow: 'none !important',
  color: 'black !important',
});
// Text that is readable on a phone would be large on paper.
onPaper('html', { colorScheme: 'light', zoom: 0.58 });
// Paper shows the page, even while the dialog is open.
onPaper('button, dialog', { display: 'none !important' });
onPaper('li', { breakInside: 'avoid' });
