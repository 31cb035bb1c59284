import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** A page on plain http has no such tools of the browser's: the form then says whom to ring. */
async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 120_000 });
  return solution && JSON.stringify({ challenge, solution });
}

// The challenge comes from our own server by way of our own page.
self.addEventListener("message", ({ data }: MessageEvent<Challenge>) => {
  solve(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage(null),
  );
});
