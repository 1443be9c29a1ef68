import { describeRoom } from './reach.js';

const arrange = (): void => {
  document.documentElement.style.fontSize = '200%';
};

describeRoom('with text at 200 %', { width: 1280, height: 800, arrange });
describeRoom('with text at 200 % on a small tablet', { width: 600, height: 800, arrange });
