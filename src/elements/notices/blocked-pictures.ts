import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { parseUrl } from '../page/parse-url.js';

/** What each policy directive controls, in words for developers. */
const contents: Readonly<Record<string, string>> = {
  'img-src': 'pictures',
  'media-src': 'films and sounds',
};

/** What this page's policy blocked: directives with origins. */
const blocked = new Set<string>();

/** A picture, video or audio file. */
type Shown = HTMLImageElement | HTMLMediaElement;

/** Origins from which one file was requested again to find out why it failed. */
const tried = new Set<string>();

/** Whether this page's policy blocks pictures from the origin of this one. */
export function isBlocked(url: string): boolean {
  return blocked.has(`img-src ${originOf(url)}`);
}

/**
 * Detects pictures, videos and audio of its host that the page's content security policy blocks,
 * and logs what to add to the policy, once for each directive and origin.
 */
export class BlockedPictures implements ReactiveController {
  readonly #root: ShadowRoot;
  /** Origins of pictures that did not load. */
  readonly #failed = new Set<string>();

  constructor(host: ReactiveControllerHost, root: ShadowRoot) {
    this.#root = root;
    root.addEventListener('error', ({ target }) => this.#onError(target), true);
    host.addController(this);
    // Earlier failures were not reported, so one file of each origin is requested again.
    for (const each of root.querySelectorAll<Shown>('img, video, audio')) {
      const origin = originOf(each.src);
      const hasFailed = 'error' in each ? each.error !== null : each.hidden;
      if (!hasFailed || origin === undefined || tried.has(origin)) continue;
      tried.add(origin);
      this.#failed.add(origin);
      Object.assign(document.createElement(each.localName), { src: each.src });
    }
  }

  hostConnected(): void {
    document.addEventListener('securitypolicyviolation', this.#onViolation);
  }

  hostDisconnected(): void {
    document.removeEventListener('securitypolicyviolation', this.#onViolation);
  }

  #onError(target: EventTarget | null): void {
    if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement) {
      this.#failed.add(originOf(target.src) ?? '');
    }
  }

  readonly #onViolation = (event: SecurityPolicyViolationEvent): void => {
    const { effectiveDirective: directive, blockedURI, disposition } = event;
    const content = contents[directive];
    const origin = originOf(blockedURI);
    if (content === undefined || origin === undefined || disposition !== 'enforce') return;
    const isOurs = this.#failed.has(origin) || this.#shows(origin);
    if (!isOurs || blocked.has(`${directive} ${origin}`)) return;
    blocked.add(`${directive} ${origin}`);
    console.warn(
      `dam-elements: this page's Content-Security-Policy blocks ${content} from ${origin}. ` +
        `Add that origin to ${directive}.`,
    );
  };

  #shows(origin: string): boolean {
    const shown = this.#root.querySelectorAll<Shown>('img, video, audio');
    return [...shown].some(
      (each) =>
        originOf(each.src) === origin ||
        ('poster' in each && originOf((each as HTMLVideoElement).poster) === origin),
    );
  }
}

function originOf(url: string): string | undefined {
  return parseUrl(url)?.origin;
}
