import { describeRoom } from './reach.js';

describeRoom('on a page 320 pixels wide', { width: 320, height: 640 });
describeRoom('at 400 % zoom on a laptop', { width: 320, height: 256 });
