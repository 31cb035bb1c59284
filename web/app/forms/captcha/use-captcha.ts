import type { CaptchaMode } from "@gevel/config";
import { useCallback, useRef, useState, useEffect, type FormEvent } from "react";
import { captchaPath, isCaptchaTask, type CaptchaTask } from "./captcha";
import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";
import { useProof } from "./use-proof";

/** Milliseconds that a proof is sent in; the server takes it for an hour. */
const freshFor = 45 * 60_000;

/** Milliseconds that a sent form waits for the proof before it asks for characters instead. */
const proofTimeout = 20_000;

interface BackgroundProof {
  formId: string;
  /** Neither characters nor a form that passed before. */
  isOn: boolean;
  hasTask: boolean;
  /** Requests characters; false if none are available. */
  requestPicture: () => Promise<boolean>;
}

/**
 * FORM-6: the browser's proof of work while the visitor fills in the form. A form sent before it is done waits for it;
 * if it fails, characters are asked for.
 */
function useBackgroundProof({ formId, isOn, hasTask, requestPicture }: BackgroundProof) {
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
    /** Holds a valid form back until the proof is done. */
    holdBack(event: FormEvent) {
      const isFresh = isDone && Date.now() - proof.at < freshFor;
      if (!isOn || isFresh || isUnavailable) return;
      event.preventDefault();
      setWaiting(true);
      if (state !== "working") start();
    },
  };
}

/** Its script loads with the first keystroke in a form, or with a form that came back. */
export const { captcha: CaptchaIsland } = registerIslands({
  captcha: createIsland(() => import("./captcha-field").then(({ CaptchaField }) => CaptchaField)),
});

/** A new picture; null if none is available now: the form then comes back with one. */
async function fetchPicture(before: CaptchaTask | null): Promise<CaptchaTask | null> {
  const address = before ? `${captchaPath}?${new URLSearchParams({ token: before.token }).toString()}` : captchaPath;
  const answer = await fetch(address).catch(() => null);
  const task: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return isCaptchaTask(task) ? task : null;
}

interface CaptchaOfForm {
  formId: string;
  mode: CaptchaMode;
  /** The task with which the form came back. */
  cameBack: CaptchaTask | null;
}

/** FORM-6: the captcha state of a form. Empty until the visitor begins to fill it in or it came back with a task. */
export function useCaptcha({ formId, mode, cameBack }: CaptchaOfForm) {
  const [requested, setRequested] = useState<{ task: CaptchaTask; after: CaptchaTask | null } | null>(null);
  const begun = useRef(false);
  // The server's answer to the sent form replaces the earlier task, at once because the field gets the focus.
  const task = requested?.after === cameBack ? requested.task : cameBack;

  const requestPicture = useCallback(async () => {
    const [found] = await Promise.all([fetchPicture(task), CaptchaIsland.preload()]);
    if (found) setRequested({ task: found, after: cameBack });
    return found !== null;
  }, [task, cameBack]);
  const background = useBackgroundProof({
    formId,
    isOn: mode === "unseen" && task === null,
    hasTask: task !== null,
    requestPicture,
  });
  return {
    task,
    /** The work of the browser, where it is enough. */
    proof: background.work,
    isWaiting: background.isWaiting,
    begin() {
      if (begun.current || task) return;
      begun.current = true;
      if (mode === "unseen") background.begin();
      else void requestPicture().catch(() => (begun.current = false));
    },
    holdBack: background.holdBack,
    other: async () => void (await requestPicture()),
  };
}
