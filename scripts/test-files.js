/** The rooms whose tests need a page: they run in every browser. */
const pageRooms = ['elements', 'controllers', 'define', 'editors'];

/** Tests of single elements and of what stands in a page, one pattern a room. */
export const elementTests = pageRooms.map((room) => `test/${room}/**/*.test.ts`);

/** Tests that run in Node: all others, but for those that drive whole pages. */
export const nodeTests = [
  'test/*.test.ts',
  `test/!(${[...pageRooms, 'e2e', 'hosts'].join('|')})/**/*.test.ts`,
];
