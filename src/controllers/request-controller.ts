import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../api/assets/picker-client.js';

/**
 * Sends one request when the host allows it. Another client is asked anew. Nothing waits for the
 * answer, and failures are ignored.
 */
export class RequestController<Answer> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #client: () => PickerClient | undefined;
  readonly #ask: (client: PickerClient, call: { readonly signal: AbortSignal }) => Promise<Answer>;
  #asked: PickerClient | undefined;
  #underWay = new AbortController();
  #value: Answer | undefined;

  /** `client` gives undefined as long as there is something more urgent to ask for. */
  constructor(
    host: ReactiveControllerHost,
    client: () => PickerClient | undefined,
    ask: (client: PickerClient, call: { readonly signal: AbortSignal }) => Promise<Answer>,
  ) {
    this.#host = host;
    this.#client = client;
    this.#ask = ask;
    host.addController(this);
  }

  /** The answer; undefined until it is there. */
  get value(): Answer | undefined {
    return this.#value;
  }

  hostUpdate(): void {
    const client = this.#client();
    if (client === this.#asked) return;
    this.#asked = client;
    this.#underWay.abort();
    this.#underWay = new AbortController();
    if (client) void this.#request(client, this.#underWay.signal);
  }

  async #request(client: PickerClient, signal: AbortSignal): Promise<void> {
    const answer = await this.#ask(client, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    this.#value = answer;
    this.#host.requestUpdate();
  }
}
