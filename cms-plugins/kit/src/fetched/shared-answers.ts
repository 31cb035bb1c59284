/** What is known of something that is asked for: nothing yet, the answer, that this person may not have it, or that there is none now. */
export type Asked<Answer> =
  | { state: "waiting" }
  | { state: "here"; answer: Answer }
  | { state: "closed" }
  | { state: "unreachable" };

interface Question<Answer> {
  asked: Asked<Answer>;
  /** When the answer came, in milliseconds. */
  at: number;
  running: boolean;
  listeners: Set<() => void>;
  retry: ReturnType<typeof setTimeout> | null;
}

interface Settings<Answer> {
  /** Must belong to nobody who looks: whoever leaves first would take the answer from all others. */
  ask: (key: string) => Promise<Answer>;
  /** Whether a failure means that this person may not have it: asking again is of no use then. */
  isClosed: (failure: unknown) => boolean;
  /** Milliseconds that an answer serves whoever comes later. */
  lifetime?: number;
  /** Milliseconds before each further try. */
  pauses?: readonly number[];
}

const waiting = { state: "waiting" } as const;

/**
 * Answers that many parts of a screen ask for at once and that are fetched once. Only answers are remembered: a failure,
 * an aborted request among them, is tried again, told to those who look, and forgotten by the next who asks.
 */
export class SharedAnswers<Answer> {
  readonly #questions = new Map<string, Question<Answer>>();
  readonly #settings: Required<Settings<Answer>>;

  constructor(settings: Settings<Answer>) {
    this.#settings = { lifetime: 60_000, pauses: [500, 2_000], ...settings };
  }

  /** The same object until something becomes known. */
  read(key: string): Asked<Answer> {
    return this.#questions.get(key)?.asked ?? waiting;
  }

  /** Asks where there is no fresh answer; tells every change until the returned function is called. */
  subscribe(key: string, listener: () => void): () => void {
    const question = this.#questions.get(key) ?? this.#add(key);
    question.listeners.add(listener);
    const fresh = question.asked.state === "here" && Date.now() - question.at < this.#settings.lifetime;
    if (!fresh) this.again(key);
    return () => {
      question.listeners.delete(listener);
      if (question.listeners.size > 0) return;
      if (question.retry !== null) this.#stopRetry(question);
      if (!question.running && question.asked.state !== "here") this.#questions.delete(key);
    };
  }

  /** Asks now, unless it is being asked. What was known stays in view meanwhile. */
  again(key: string): void {
    const question = this.#questions.get(key) ?? this.#add(key);
    if (question.running) return;
    if (question.retry !== null) this.#stopRetry(question);
    if (question.asked.state === "closed" || question.asked.state === "unreachable") this.#tell(question, waiting);
    void this.#ask(key, question, 0);
  }

  #add(key: string): Question<Answer> {
    const question = { asked: waiting, at: 0, running: false, listeners: new Set<() => void>(), retry: null };
    this.#questions.set(key, question);
    return question;
  }

  async #ask(key: string, question: Question<Answer>, tried: number): Promise<void> {
    question.running = true;
    try {
      const answer = await this.#settings.ask(key);
      question.running = false;
      question.at = Date.now();
      this.#tell(question, { state: "here", answer });
    } catch (failure) {
      question.running = false;
      this.#fail(key, question, tried, failure);
    }
  }

  #fail(key: string, question: Question<Answer>, tried: number, failure: unknown): void {
    const known = question.asked.state === "here";
    if (question.listeners.size === 0) {
      if (!known) this.#questions.delete(key);
      return;
    }
    const pause = this.#settings.pauses[tried];
    if (this.#settings.isClosed(failure)) this.#tell(question, { state: "closed" });
    else if (pause !== undefined) {
      question.retry = setTimeout(() => {
        question.retry = null;
        void this.#ask(key, question, tried + 1);
      }, pause);
    } else if (!known) this.#tell(question, { state: "unreachable" });
  }

  #stopRetry(question: Question<Answer>): void {
    if (question.retry !== null) clearTimeout(question.retry);
    question.retry = null;
  }

  #tell(question: Question<Answer>, asked: Asked<Answer>): void {
    question.asked = asked;
    for (const listener of question.listeners) listener();
  }
}
