const lifetime = 60_000;

/** Remembers answers for a minute: the rows of a list all ask the same. */
export function keptShortly<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (key, ask) => {
    const known = kept.get(key);
    if (known && Date.now() - known.at < lifetime) return known.answer;
    const answer = ask();
    kept.set(key, { at: Date.now(), answer });
    return answer;
  };
}
