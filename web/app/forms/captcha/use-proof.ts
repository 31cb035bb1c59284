import { useEffect, useRef, useState } from "react";
import type { CaptchaTask } from "./captcha";

type ProofState = "idle" | "working" | "done" | "failed";

/** The other way in: the browser works for a moment, in a thread of its own. Its script comes when it is asked for. */
export function useProof(task: CaptchaTask) {
  const [{ state, work, of }, set] = useState<{ state: ProofState; work: string | null; of: string }>({
    ...{ state: "idle", work: null, of: task.token },
  });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  // Another task: what was worked out was for the one before.
  const isOfTask = of === task.token;

  function start() {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const { token } = task;
    const tell = (next: ProofState, found: string | null = null) => {
      if (!controller.signal.aborted) set({ state: next, work: found, of: token });
    };
    tell("working");
    import("./solve-proof")
      .then(({ solveProof }) => solveProof(token, controller.signal))
      .then(
        (found) => tell("done", found),
        () => tell("failed"),
      );
  }
  return { state: isOfTask ? state : "idle", work: isOfTask ? work : null, start };
}
