/** What is known of something that is asked for: nothing yet, the answer, that this person may not have it, or that there is none now. */
export type SharedQueryState<Answer> =
  | { state: "waiting" }
  | { state: "loaded"; answer: Answer }
  | { state: "closed" }
  | { state: "unreachable" };

interface CachedQuery<Answer> {
  query: SharedQueryState<Answer>;
  /** When the answer came, in milliseconds. */
  at: number;
  running: boolean;
  listeners: Set<() => void>;
  retry: ReturnType<typeof setTimeout> | null;
}

interface Settings<Answer> {
  /** Must not belong to one subscriber: the first to unmount would abort the request of all others. */
  fetch: (key: string) => Promise<Answer>;
  /** Whether a failure means that this person may not have it: asking again is of no use then. */
  isForbidden: (failure: unknown) => boolean;
  /** Milliseconds for which an answer is reused. */
  lifetime?: number;
  /** Milliseconds before each further try. */
  pauses?: readonly number[];
}

const waiting = { state: "waiting" } as const;

/**
 * Answers that many parts of a screen ask for at once and that are fetched once. Only answers are remembered: a failure,
 * an aborted request among them, is tried again, told to those who look, and forgotten by the next who asks.
 */
export class QueryCache<Answer> {
  readonly #entries = new Map<string, CachedQuery<Answer>>();
  readonly #settings: Required<Settings<Answer>>;

  constructor(settings: Settings<Answer>) {
    this.#settings = { lifetime: 60_000, pauses: [500, 2_000], ...settings };
  }

  /** The same object until something becomes known. */
  read(key: string): SharedQueryState<Answer> {
    return this.#entries.get(key)?.query ?? waiting;
  }

  /** Asks where there is no fresh answer; tells every change until the returned function is called. */
  subscribe(key: string, listener: () => void): () => void {
    const entry = this.#entries.get(key) ?? this.#add(key);
    entry.listeners.add(listener);
    const fresh = entry.query.state === "loaded" && Date.now() - entry.at < this.#settings.lifetime;
    if (!fresh) this.reload(key);
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size > 0) return;
      if (entry.retry !== null) this.#stopRetry(entry);
      if (!entry.running && entry.query.state !== "loaded") this.#entries.delete(key);
    };
  }

  /** Asks now, unless it is being asked. What was known stays in view meanwhile. */
  reload(key: string): void {
    const entry = this.#entries.get(key) ?? this.#add(key);
    if (entry.running) return;
    if (entry.retry !== null) this.#stopRetry(entry);
    if (entry.query.state === "closed" || entry.query.state === "unreachable") this.#publish(entry, waiting);
    void this.#fetch(key, entry, 0);
  }

  #add(key: string): CachedQuery<Answer> {
    const entry = { query: waiting, at: 0, running: false, listeners: new Set<() => void>(), retry: null };
    this.#entries.set(key, entry);
    return entry;
  }

  async #fetch(key: string, entry: CachedQuery<Answer>, tried: number): Promise<void> {
    entry.running = true;
    try {
      const answer = await this.#settings.fetch(key);
      entry.running = false;
      entry.at = Date.now();
      this.#publish(entry, { state: "loaded", answer });
    } catch (failure) {
      entry.running = false;
      this.#fail(key, entry, tried, failure);
    }
  }

  #fail(key: string, entry: CachedQuery<Answer>, tried: number, failure: unknown): void {
    const result = entry.query.state === "loaded";
    if (entry.listeners.size === 0) {
      if (!result) this.#entries.delete(key);
      return;
    }
    const pause = this.#settings.pauses[tried];
    if (this.#settings.isForbidden(failure)) this.#publish(entry, { state: "closed" });
    else if (pause !== undefined) {
      entry.retry = setTimeout(() => {
        entry.retry = null;
        void this.#fetch(key, entry, tried + 1);
      }, pause);
    } else if (!result) this.#publish(entry, { state: "unreachable" });
  }

  #stopRetry(entry: CachedQuery<Answer>): void {
    if (entry.retry !== null) clearTimeout(entry.retry);
    entry.retry = null;
  }

  #publish(entry: CachedQuery<Answer>, query: SharedQueryState<Answer>): void {
    entry.query = query;
    for (const listener of entry.listeners) listener();
  }
}
