import { useCallback, useEffect, useRef, useState } from "react";

type ProofState = "idle" | "working" | "done" | "failed";

interface Proof {
  state: ProofState;
  work: string | null;
  /** When it was worked out. */
  at: number;
  /** The token it was requested with. */
  of: string;
}

/** The browser's proof of work, in a worker. Its script loads when it is requested. */
export function useProof(token: string) {
  const [proof, setProof] = useState<Proof>({ state: "idle", work: null, at: 0, of: token });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  // Another task: what was worked out was for the one before.
  const isOfTask = proof.of === token;

  const start = useCallback(() => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    const settle = (state: ProofState, work: string | null = null) => {
      if (!controller.signal.aborted) setProof({ state, work, at: Date.now(), of: token });
    };
    settle("working");
    import("./solve-proof")
      .then(({ solveProof }) => solveProof(token, controller.signal))
      .then(
        (work) => settle("done", work),
        () => settle("failed"),
      );
  }, [token]);
  const giveUp = useCallback(() => {
    stop.current?.abort();
    setProof({ state: "failed", work: null, at: Date.now(), of: token });
  }, [token]);
  return {
    state: isOfTask ? proof.state : "idle",
    work: isOfTask ? proof.work : null,
    at: proof.at,
    start,
    giveUp,
  };
}
