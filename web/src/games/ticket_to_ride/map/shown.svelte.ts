// What is drawn of each line and stop, a signal for each: a move changes few of them, and asks nothing of the others.

export class Shown<Look> {
  look: Look | undefined = $state.raw();

  constructor(look: Look | undefined) {
    this.look = look;
  }
}

/** Tell each what it shows now; what is the same stays untouched. */
export function show<Look>(all: readonly Shown<Look>[], looks: readonly Look[]): void {
  for (const [i, one] of all.entries()) if (one.look !== looks[i]) one.look = looks[i];
}
