// Paper: black on white, without controls and decoration. Every page has these styles after the theme's.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { firm } from '../../content/firm';
import { print } from '../../shared/media';

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [print]: rule } });

onPaper('*, ::before, ::after', {
  background: 'none !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});
// Text that is readable on a phone would be large on paper.
onPaper('html', { colorScheme: 'light', zoom: 0.58 });
// Of the bar the logo stays, with the firm's name and the site's address beside it.
onPaper('header[class]', { position: 'static' });
onPaper('header img', { filter: 'invert(1) hue-rotate(180deg)' });
onPaper('header div::after', { content: JSON.stringify(`${firm.name}, ${firm.siteUrl}`) });
onPaper('header > a, header div > * + *, section img, svg, button', { display: 'none !important' });
onPaper('section', { paddingBlock: '1rem !important' });
onPaper('li', { breakInside: 'avoid' });
