/** The folders whose tests need a page. They run in every browser. */
const pageRooms = ['elements', 'controllers', 'define', 'editors'];

/** The tests of elements and other code in pages, one pattern per folder. */
export const elementTests = pageRooms.map((room) => `test/${room}/**/*.test.ts`);

/** The tests that run in Node: all others, except those of whole pages. */
export const nodeTests = [
  'test/*.test.ts',
  `test/!(${[...pageRooms, 'e2e', 'hosts'].join('|')})/**/*.test.ts`,
];
