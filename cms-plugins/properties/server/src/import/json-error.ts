/** The position at which a text stops being JSON. */
export interface JsonError {
  /** For people: the line, the column, what is expected there and the text around it. */
  message: string;
  /** Valid JSON as far as it goes. */
  isCutOff: boolean;
  /** The text up to the last whole item of the outermost list that is open there, closed again; null where there is none. */
  whole: () => string | null;
}

type Expected = "value" | "item" | "name" | "firstName" | "colon" | "next" | "end";

interface Open {
  closer: "}" | "]";
  /** After the last item of the list; -1 where it has none yet. */
  itemsTo: number;
}

const expectations: Readonly<Record<Expected, string>> = {
  ...{ value: "a value", item: 'a value or "]"', next: '"," or "}"', colon: '":"' },
  ...{ name: "a name in quotes", firstName: 'a name in quotes or "}"', end: "nothing more" },
};

const around = 40;
const space = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const plain = /[^"\\\0-\x1f]+/y;

const endOf = (pattern: RegExp, text: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
};

const short = (text: string) => text.replace(/\s+/g, " ").trim();

/** Follows a text as far as it is JSON. */
class JsonWalk {
  readonly #text: string;
  readonly #takesControls: boolean;
  readonly #open: Open[] = [];
  #at = 0;
  #isInText = false;
  #expected: Expected = "value";

  constructor(text: string, takesControls: boolean) {
    this.#text = text;
    this.#takesControls = takesControls;
  }

  /** Null where all of it is JSON. */
  fault(): JsonError | null {
    for (;;) {
      this.#at = endOf(space, this.#text, this.#at) ?? this.#at;
      if (this.#at >= this.#text.length) return this.#expected === "end" ? null : this.#describe();
      if (!this.#step(this.#text.charAt(this.#at))) return this.#describe();
    }
  }

  #step(sign: string): boolean {
    const expected = this.#expected;
    const top = this.#open.at(-1);
    const closes = expected === "next" || (expected === "item" && top?.closer === "]") || expected === "firstName";
    if (closes && top && sign === top.closer) {
      this.#open.pop();
      this.#at += 1;
      this.#ended();
      return true;
    }
    if (expected === "next" || expected === "colon") {
      if (sign !== (expected === "next" ? "," : ":")) return false;
      this.#expected = expected === "colon" || top?.closer === "]" ? "value" : "name";
      this.#at += 1;
      return true;
    }
    if (expected === "end") return false;
    if (sign === '"') return this.#string(expected === "name" || expected === "firstName");
    if (expected === "name" || expected === "firstName") return false;
    if (sign === "{" || sign === "[") {
      this.#open.push({ closer: sign === "{" ? "}" : "]", itemsTo: -1 });
      this.#expected = sign === "{" ? "firstName" : "item";
      this.#at += 1;
      return true;
    }
    const end = endOf(scalar, this.#text, this.#at);
    if (end === null) return false;
    this.#at = end;
    this.#ended();
    return true;
  }

  #string(isName: boolean): boolean {
    let at = this.#at + 1;
    while (at < this.#text.length && this.#text.charAt(at) !== '"') {
      const isControl = this.#takesControls && this.#text.charCodeAt(at) < 0x20;
      const next = isControl ? at + 1 : (endOf(plain, this.#text, at) ?? endOf(escape, this.#text, at));
      if (next === null) {
        this.#isInText = true;
        this.#at = at;
        return false;
      }
      at = next;
    }
    if (at >= this.#text.length) {
      this.#at = at;
      return false;
    }
    this.#at = at + 1;
    if (isName) this.#expected = "colon";
    else this.#ended();
    return true;
  }

  /** After a value. */
  #ended(): void {
    const top = this.#open.at(-1);
    if (top?.closer === "]") top.itemsTo = this.#at;
    this.#expected = top ? "next" : "end";
  }

  #describe(): JsonError {
    const before = this.#text.slice(0, this.#at);
    const isCutOff = this.#at >= this.#text.trimEnd().length;
    const isInList = this.#open.at(-1)?.closer === "]" && this.#expected === "next";
    const expected = isInList ? '"," or "]"' : expectations[this.#expected];
    const inText = "here is a character that a text in JSON cannot have";
    const what = isCutOff ? "it ends here" : this.#isInText ? inText : `${expected} is expected`;
    const after = short(before.slice(-around));
    const rest = isCutOff ? "" : short(this.#text.slice(this.#at, this.#at + around));
    const column = before.length - before.lastIndexOf("\n");
    return {
      message:
        `line ${before.split("\n").length}, column ${column}: ${what}` +
        (after && `, after … ${after}`) +
        (rest && `, before ${rest} …`),
      isCutOff,
      whole: () => this.#whole(),
    };
  }

  #whole(): string | null {
    const depth = this.#open.findIndex(({ closer }) => closer === "]");
    const itemsTo = this.#open[depth]?.itemsTo ?? -1;
    if (itemsTo < 0) return null;
    const closers = this.#open.slice(0, depth + 1).map(({ closer }) => closer);
    return this.#text.slice(0, itemsTo) + closers.reverse().join("");
  }
}

/**
 * Where a text stops being JSON; null for valid JSON. `takesControls` accepts control characters inside strings, which
 * some senders write.
 */
export function findJsonError(text: string, { takesControls = false } = {}): JsonError | null {
  return new JsonWalk(text, takesControls).fault();
}
