import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../api/assets/picker-client.js';

/** Sends one request when the host allows it. Nothing waits for the answer, and failures are ignored. */
export class RequestController<Answer> {
  readonly #task: Task<readonly [PickerClient | undefined], Answer>;

  /** `client` gives undefined as long as there is something more urgent to ask for. */
  constructor(
    host: ReactiveControllerHost,
    client: () => PickerClient | undefined,
    ask: (client: PickerClient, call: { readonly signal: AbortSignal }) => Promise<Answer>,
  ) {
    this.#task = new Task(host, {
      task: ([asked], { signal }) => (asked ? ask(asked, { signal }) : initialState),
      args: () => [client()] as const,
    });
  }

  /** The answer; undefined until it is there. */
  get value(): Answer | undefined {
    return this.#task.value;
  }
}
