import { expect } from 'chai';
import { css, html, LitElement, noChange, type PropertyValues } from 'lit';
import { UpdateTiming } from '../../src/controllers/update-timing.js';

/** Writes down what happens, in order. */
class TimedElement extends LitElement {
  static override readonly styles = css`
    :host {
      display: block;
      block-size: 40px;
    }
  `;

  readonly log: string[] = [];
  sendsRequest = true;
  hasFirstRequest = true;
  readonly timing = new UpdateTiming(
    this,
    () => this.log.push('warm-up'),
    () => this.hasFirstRequest,
  );

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.sendsRequest) this.log.push('request');
    if (this.sendsRequest && this.hasUpdated) this.timing.requestFirst();
    this.sendsRequest = false;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return this.timing.schedule(() => void super.scheduleUpdate());
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    return this.timing.isUnfinished ? this.getUpdateComplete() : done;
  }

  protected override render(): unknown {
    if (this.timing.isRequestOnly) return noChange;
    this.log.push('render');
    return html`<p>Results</p>`;
  }
}
customElements.define('timed-element', TimedElement);

describe('an element that sends requests before it renders', () => {
  let element: TimedElement;

  beforeEach(async () => {
    element = document.body.appendChild(new TimedElement());
    await element.updateComplete;
  });
  afterEach(() => element.remove());

  it('sends the first request, and then renders without being asked again', () => {
    expect(element.log.filter((entry) => entry !== 'warm-up')).to.deep.equal(['request', 'render']);
    expect(element.renderRoot.textContent).to.equal('Results');
  });

  it('has its styles in the update that renders nothing, so that the page does not shift', () => {
    const other = document.body.appendChild(new TimedElement());
    const { promise, resolve } = Promise.withResolvers<number>();
    queueMicrotask(() => resolve(other.getBoundingClientRect().height));
    return promise.then((height) => {
      expect(other.log).to.not.include('render');
      expect(height).to.equal(40);
      other.remove();
    });
  });

  it('renders at once where the first update requests nothing', () => {
    const other = new TimedElement();
    other.hasFirstRequest = false;
    document.body.append(other);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    queueMicrotask(() => resolve(other.renderRoot.textContent));
    return promise.then((text) => {
      expect(text).to.equal('Results');
      other.remove();
    });
  });

  it('sends a later request before it renders, too', async () => {
    element.log.length = 0;
    element.sendsRequest = true;
    element.requestUpdate();
    await element.updateComplete;
    expect(element.log.filter((entry) => entry !== 'warm-up')).to.deep.equal(['request', 'render']);
  });

  it('renders at once where there is nothing to request', async () => {
    element.log.length = 0;
    element.requestUpdate();
    await element.updateComplete;
    expect(element.log.filter((entry) => entry !== 'warm-up')).to.deep.equal(['render']);
  });

  it('renders after a frame, or after a tenth of a second without one, where what is visible is to be painted first', async () => {
    element.log.length = 0;
    const startedAt = performance.now();
    element.timing.paintFirst();
    element.requestUpdate();
    requestAnimationFrame(() => element.log.push('frame'));
    await element.updateComplete;
    const isWithoutFrame = performance.now() - startedAt > 99;
    const frames = isWithoutFrame ? element.log.filter((entry) => entry === 'frame') : ['frame'];
    expect(element.log.filter((entry) => entry !== 'warm-up')).to.deep.equal([...frames, 'render']);
  });

  it('renders at once again after that, also where this was asked for twice meanwhile', async () => {
    element.timing.paintFirst();
    element.requestUpdate();
    await Promise.resolve();
    element.timing.paintFirst();
    await element.updateComplete;
    element.log.length = 0;
    element.requestUpdate();
    requestAnimationFrame(() => element.log.push('frame'));
    await element.updateComplete;
    expect(element.log).to.deep.equal(['render']);
  });
});
