/**
 * What the parser was given and has not told of yet, which is one value that still goes on: to say what it belongs to
 * when it grows too long, and where it began when it cannot be read.
 */
export class UntoldText {
  #text = "";
  #position = 0;
  #told = 0;
  #linesBefore = 0;

  add(piece: string): void {
    this.#text += piece;
  }

  /** The parser has told of all before this position; the letter there may open what comes next. */
  toldOf(position: number): void {
    this.#told = position - 1;
  }

  /** From the last position that was told of, with the lines that end before it. */
  look(): { text: string; linesBefore: number } {
    const length = this.#told - this.#position;
    if (length > 0) {
      this.#linesBefore += this.#text.slice(0, length).split("\n").length - 1;
      this.#text = this.#text.slice(length);
      this.#position = this.#told;
    }
    return { text: this.#text, linesBefore: this.#linesBefore };
  }
}
