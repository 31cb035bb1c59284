/**
 * What the parser was given and has not told of yet, which is one value that still goes on: to say what it belongs to
 * when it grows too long, and where it began when it cannot be read.
 */
export class PendingText {
  #text = "";
  #position = 0;
  #reported = 0;
  #linesBefore = 0;

  add(piece: string): void {
    this.#text += piece;
  }

  /** The parser has told of all before this position; the letter there may open what comes next. */
  markReported(position: number): void {
    this.#reported = position - 1;
  }

  /** From the last position that was told of, with the lines that end before it. */
  current(): { text: string; linesBefore: number } {
    const length = this.#reported - this.#position;
    if (length > 0) {
      this.#linesBefore += this.#text.slice(0, length).split("\n").length - 1;
      this.#text = this.#text.slice(length);
      this.#position = this.#reported;
    }
    return { text: this.#text, linesBefore: this.#linesBefore };
  }
}
