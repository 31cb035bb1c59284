/** Milliseconds before each further try. */
const pauses = [500, 2_000];

/** A CMS that restarts answers a moment later: nobody is told of a failure that passes. A final one is not tried again. */
export async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  isFinal: (failure: unknown) => boolean,
): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (failure) {
      if (isFinal(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}
