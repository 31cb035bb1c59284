import { useEffect, useRef, useState, type FormEvent } from "react";
import { useProof } from "./use-proof";

/** Milliseconds that a proof is sent in; the server takes it for an hour. */
const freshFor = 45 * 60_000;

/** Milliseconds that a form which was sent waits for it, before characters are asked for instead. */
const patience = 20_000;

interface UnseenProof {
  formId: string;
  /** Neither characters nor a form that passed before. */
  isOn: boolean;
  hasTask: boolean;
  /** Asks for characters; false where there are none to be had. */
  ask: () => Promise<boolean>;
}

/**
 * FORM-6: the work of the browser while the visitor fills the form in. A form that is sent before it is done waits for it; where it
 * fails, characters are asked for.
 */
export function useUnseenProof({ formId, isOn, hasTask, ask }: UnseenProof) {
  const proof = useProof("");
  const { state, start, giveUp } = proof;
  const [isWaiting, setWaiting] = useState(false);
  // Neither of the two could be had: the server answers the form with characters.
  const [isHopeless, setHopeless] = useState(false);
  const isDone = state === "done";
  const latestAsk = useRef(ask);
  latestAsk.current = ask;

  useEffect(() => {
    if (!isOn || state !== "failed") return;
    let isCurrent = true;
    latestAsk.current().then(
      (found) => isCurrent && !found && setHopeless(true),
      () => isCurrent && setHopeless(true),
    );
    return () => void (isCurrent = false);
  }, [isOn, state]);

  useEffect(() => {
    if (!isWaiting || !(isDone || hasTask || isHopeless)) return;
    setWaiting(false);
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }, [formId, isWaiting, isDone, hasTask, isHopeless]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(giveUp, patience);
    return () => clearTimeout(timer);
  }, [isWaiting, giveUp]);

  return {
    work: isOn ? proof.work : null,
    isWaiting,
    begin: start,
    /** A form whose fields are right is held back until the proof is there. */
    hold(event: FormEvent) {
      const isFresh = isDone && Date.now() - proof.at < freshFor;
      if (!isOn || isFresh || isHopeless) return;
      event.preventDefault();
      setWaiting(true);
      if (state !== "working") start();
    },
  };
}
