/** A stream of choices for tests that try many things: the same seed draws the same. */
export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + Math.floor((this.#state / 0x1_0000_0000) * (most - least + 1));
  }

  /** One of `choices`, which must not be empty. */
  pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('Nothing to choose from');
    return choice;
  }
}
