// Paper: black on white, without controls and decoration. No first screen needs it.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { print } from './media';

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [print]: rule } });

onPaper('*, ::before, ::after', {
  background: 'none !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});
onPaper('html', { colorScheme: 'light' });
// Text that is readable on a phone would be large on paper.
onPaper('body', { zoom: 0.58 });
onPaper('header img, footer img', { filter: 'brightness(0)' });
// The logo stays.
onPaper('nav, header a + a, main img, footer img, svg, button, [target], [href*="#"]', {
  display: 'none !important',
});
onPaper('section', { paddingBlock: '1rem !important' });
// The padding keeps tall signs of a large figure on the figure's page.
onPaper('li', { breakInside: 'avoid', paddingTop: '0.75rem' });
