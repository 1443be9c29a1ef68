import type { Import, Source } from './source.js';

/** What a room may know. Whatever may be imported may also be imported by type alone. */
interface Reach {
  /** Rooms of ours. */
  readonly rooms: readonly string[];
  /** Rooms of ours of which only types may be taken. */
  readonly types?: readonly string[];
  /** Packages of others; `node:*` is Node itself. */
  readonly packages?: readonly string[];
  /** Packages of which only types may be taken. */
  readonly packageTypes?: readonly string[];
}

const any = ['*'];

/** The arrows of the house, by room. A file directly below `src` is a room of its own. */
const reaches: Readonly<Record<string, Reach>> = {
  model: { rooms: [] },
  text: { rooms: [] },
  events: { rooms: ['model'] },
  api: { rooms: ['model'], packages: ['valibot'] },
  auth: { rooms: ['model', 'api'], packages: ['oidc-client-ts'] },
  core: { rooms: ['model', 'api', 'auth'] },
  grid: { rooms: ['model'], packages: ['lit'] },
  controllers: {
    rooms: ['model', 'events', 'api', 'auth', 'core', 'grid'],
    packages: ['lit', '@lit/task'],
  },
  elements: {
    rooms: ['model', 'events', 'text', 'core', 'grid', 'controllers'],
    types: ['api', 'auth'],
    packages: ['lit'],
  },
  define: { rooms: ['elements', 'index'] },
  doctor: { rooms: ['model', 'api', 'auth'] },
  editors: { rooms: ['model', 'events'], types: ['elements'], packageTypes: any },
  broker: {
    rooms: [],
    packages: [
      'jose',
      'redis',
      '@hono/node-server',
      'node:fs',
      'node:http',
      'node:https',
      'node:net',
      'node:v8',
    ],
  },
  recheck: {
    rooms: ['model', 'api', 'auth'],
    packages: ['node:fs', 'node:path', 'node:stream', 'node:util'],
  },
  service: { rooms: [], packages: any },
  index: { rooms: ['model', 'events', 'text', 'elements'], types: ['api', 'auth', 'controllers'] },
  templates: { rooms: [], types: ['events', 'elements'], packageTypes: any },
  jsx: { rooms: [], types: ['templates'] },
  react: {
    rooms: ['define', 'elements'],
    types: ['events', 'templates'],
    packages: ['react', '@lit/react'],
  },
};

/** The room that a file of `src` belongs to; undefined elsewhere. */
export function roomOf(path: string): string | undefined {
  return /^src\/([^/.]+)/.exec(path)?.[1];
}

/** Complains of each import of a file in `src` that no arrow reaches. */
export function wrongArrows(source: Source): string[] {
  const room = roomOf(source.path);
  if (room === undefined) return [];
  const reach = reaches[room];
  if (!reach) return [`${source.path} is in no room of the house`];
  return source.imports
    .filter((found) => !isReached(room, reach, found) || isSideways(source.path, found))
    .map(({ target, typeOnly }) => {
      return `${source.path} may not import ${target}${typeOnly ? ' even by type' : ''}`;
    });
}

function isReached(room: string, reach: Reach, { target, ours, typeOnly }: Import): boolean {
  if (ours) {
    const other = roomOf(target);
    if (other === room) return true;
    const rooms = typeOnly ? [...reach.rooms, ...(reach.types ?? [])] : reach.rooms;
    return other !== undefined && rooms.includes(other);
  }
  const { packages = [], packageTypes = [] } = reach;
  const known = typeOnly ? [...packages, ...packageTypes] : packages;
  return known.some((name) => name === '*' || target === name || target.startsWith(`${name}/`));
}

/**
 * Elements do not know each other, except that a picker may render the panel. The parts that
 * elements share know no element.
 */
function isSideways(path: string, { target }: Import): boolean {
  const [from, to] = [path, target].map((each) => /^src\/elements\/([^/]+)\//.exec(each)?.[1]);
  if (from === undefined || to === undefined || from === to) return false;
  if (!isElement(to)) return false;
  return !(from.endsWith('-picker') && to.endsWith('-panel'));
}

/** Whether a folder of `elements` holds an element, rather than parts that several share. */
function isElement(folder: string): boolean {
  return /-(picker|panel)$|^connector$/.test(folder);
}
