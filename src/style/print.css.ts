// Paper: black on white, without controls and decoration. No first screen needs it.
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { sectionHead } from './layout.css';
import { print } from './media';

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [print]: rule } });

onPaper('*, ::before, ::after', {
  background: 'none !important',
  boxShadow: 'none !important',
  color: '#000 !important',
});
// Text that is readable on a phone would be large on paper.
onPaper('html', { colorScheme: 'light', zoom: 0.58 });
onPaper('header, img, svg, button', { display: 'none !important' });
onPaper('section', { paddingBlock: '1rem !important' });
onPaper(`li, ${sectionHead}`, { breakInside: 'avoid' });
// Not the head beside a column: the whole row would stay on the page of what follows.
onPaper(`section > ${sectionHead}`, { breakAfter: 'avoid' });
