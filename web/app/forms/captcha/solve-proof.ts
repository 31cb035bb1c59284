import { captchaPath } from "./captcha";

/**
 * Requests a proof of work and solves it; resolves to the value that the form sends. Rejects if this browser cannot, or
 * on abort.
 */
export async function solveProof(token: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${captchaPath}?${new URLSearchParams({ proof: "1", token }).toString()}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const challenge: unknown = await answer.json();
  const worker = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
      worker.addEventListener("error", () => reject(new Error("the worker failed")));
      worker.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
        typeof data === "string" ? resolve(data) : reject(new Error("no answer was found")),
      );
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
