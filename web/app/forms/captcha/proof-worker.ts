import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Browsers lack the crypto functions on plain http: the form then shows whom to call. */
async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 120_000 });
  return solution && JSON.stringify({ challenge, solution });
}

// The challenge comes from our own server through our own page.
self.addEventListener("message", ({ data }: MessageEvent<Challenge>) => {
  solve(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage(null),
  );
});
