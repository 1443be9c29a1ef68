import { initialState, Task } from '@lit/task';
import type { ReactiveControllerHost } from 'lit';
import type { PickerClient } from '../api/picker-client.js';
import type { User } from '../model/user.js';

/** Knows who is signed in, once it may ask. Nothing waits for it, and its failure is nobody's. */
export class UserController {
  readonly #task: Task<readonly [PickerClient | undefined], User>;

  /** `client` gives undefined as long as there is something more urgent to ask for. */
  constructor(host: ReactiveControllerHost, client: () => PickerClient | undefined) {
    this.#task = new Task(host, {
      task: ([asked], { signal }) => asked?.getUser({ signal }) ?? initialState,
      args: () => [client()] as const,
    });
  }

  get user(): User | undefined {
    return this.#task.value;
  }
}
