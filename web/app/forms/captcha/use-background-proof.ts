import { useEffect, useRef, useState, type FormEvent } from "react";
import { useProof } from "./use-proof";

/** Milliseconds that a proof is sent in; the server takes it for an hour. */
const freshFor = 45 * 60_000;

/** Milliseconds that a form which was sent waits for it, before characters are asked for instead. */
const proofTimeout = 20_000;

interface BackgroundProof {
  formId: string;
  /** Neither characters nor a form that passed before. */
  isOn: boolean;
  hasTask: boolean;
  /** Asks for characters; false where there are none to be had. */
  requestPicture: () => Promise<boolean>;
}

/**
 * FORM-6: the work of the browser while the visitor fills the form in. A form that is sent before it is done waits for it; where it
 * fails, characters are asked for.
 */
export function useBackgroundProof({ formId, isOn, hasTask, requestPicture }: BackgroundProof) {
  const proof = useProof("");
  const { state, start, giveUp } = proof;
  const [isWaiting, setWaiting] = useState(false);
  // Neither of the two could be had: the server answers the form with characters.
  const [isUnavailable, setUnavailable] = useState(false);
  const isDone = state === "done";
  const latestRequest = useRef(requestPicture);
  latestRequest.current = requestPicture;

  useEffect(() => {
    if (!isOn || state !== "failed") return;
    let isCurrent = true;
    latestRequest.current().then(
      (found) => isCurrent && !found && setUnavailable(true),
      () => isCurrent && setUnavailable(true),
    );
    return () => void (isCurrent = false);
  }, [isOn, state]);

  useEffect(() => {
    if (!isWaiting || !(isDone || hasTask || isUnavailable)) return;
    setWaiting(false);
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }, [formId, isWaiting, isDone, hasTask, isUnavailable]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(giveUp, proofTimeout);
    return () => clearTimeout(timer);
  }, [isWaiting, giveUp]);

  return {
    work: isOn ? proof.work : null,
    isWaiting,
    begin: start,
    /** A form whose fields are right is held back until the proof is there. */
    holdBack(event: FormEvent) {
      const isFresh = isDone && Date.now() - proof.at < freshFor;
      if (!isOn || isFresh || isUnavailable) return;
      event.preventDefault();
      setWaiting(true);
      if (state !== "working") start();
    },
  };
}
