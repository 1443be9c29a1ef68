import { stage } from '../arranging/picker.js';
import { describeRoom } from './reach.js';

describeRoom('in a margin of 260 pixels on a large page', {
  width: 1280,
  height: 800,
  arrange: () => ((stage() as HTMLElement).style.inlineSize = '260px'),
});
describeRoom('from right to left, 320 pixels wide', {
  width: 320,
  height: 640,
  arrange: () => (document.documentElement.dir = 'rtl'),
});
