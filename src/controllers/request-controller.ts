import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../api/assets/picker-client.js';

/** Sends one low-priority request when the host allows it. Failures are ignored. */
export class RequestController<Answer> {
  readonly #task: Task<readonly [PickerClient | undefined], Answer>;

  /** `client` returns undefined while other requests are more urgent. */
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

  /** The response. Undefined until it has arrived. */
  get value(): Answer | undefined {
    return this.#task.value;
  }
}
