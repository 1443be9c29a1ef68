/**
 * An example that runs in the page: `<live-example>` contains a template, a stage and a place for
 * what the page receives. It loads when it comes near the viewport, or with `data-press` when the
 * user presses its button, so that pages load no script for what nobody sees.
 */
class LiveExample extends HTMLElement {
  #started = false;

  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>('[data-run]');
    button?.addEventListener('click', () => void this.#start());
    if (this.dataset['press'] !== undefined) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void this.#start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(this);
  }

  async #start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    const stage = this.querySelector<HTMLElement>('[data-stage]');
    const template = this.querySelector('template');
    if (!stage || !template) return;
    for (const name of ['asset-pick', 'product-pick']) {
      this.addEventListener(name, (event) => this.#receive(name, event));
    }
    try {
      const { loadLive } = await import('./elements.js');
      const { copy } = await loadLive(this.dataset['base'] ?? '/');
      stage.replaceChildren(copy(template));
    } catch {
      this.#started = false;
      stage.textContent =
        'This example needs a service worker, which this browser or window does not allow.';
    }
  }

  #receive(name: string, event: Event): void {
    const output = this.querySelector<HTMLElement>('[data-received]');
    const place = output?.closest('details');
    if (!output || !place || !(event instanceof CustomEvent)) return;
    output.textContent = `${name}\n${JSON.stringify(event.detail, null, 2)}`;
    place.hidden = false;
    place.open = true;
  }
}

customElements.define('live-example', LiveExample);
