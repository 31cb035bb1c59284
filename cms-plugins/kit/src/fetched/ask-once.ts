import type { AskedPage } from "./use-asked.js";

/** One question of a screen: an answer that is not what was expected is none. */
export async function askOnce<Answer>(
  ask: () => Promise<{ data: unknown }>,
  read: (data: unknown) => Answer,
): Promise<AskedPage<Answer>> {
  try {
    return { state: "here", answer: read((await ask()).data) };
  } catch {
    return { state: "unreachable" };
  }
}
