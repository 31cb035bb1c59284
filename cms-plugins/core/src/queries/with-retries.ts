/** Milliseconds before each retry. */
const pauses = [500, 2_000];

/** Retries a failed request, since a CMS that restarts answers soon after. A final failure is thrown at once. */
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
