import type { CaptchaMode } from "@gevel/config";
import { useCallback, useRef, useState } from "react";
import { captchaPath, isCaptchaTask, type CaptchaTask } from "./captcha";
import { CaptchaIsland } from "./captcha-island";
import { useBackgroundProof } from "./use-background-proof";

/** Another picture; null where it cannot be had now: the form then comes back with one. */
async function fetchPicture(before: CaptchaTask | null): Promise<CaptchaTask | null> {
  const address = before ? `${captchaPath}?${new URLSearchParams({ token: before.token }).toString()}` : captchaPath;
  const answer = await fetch(address).catch(() => null);
  const task: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return isCaptchaTask(task) ? task : null;
}

interface CaptchaOfForm {
  formId: string;
  mode: CaptchaMode;
  /** What the form came back with. */
  cameBack: CaptchaTask | null;
}

/** FORM-6: what a form needs besides its fields. Nothing, until somebody begins to fill it in or it came back with a task. */
export function useCaptcha({ formId, mode, cameBack }: CaptchaOfForm) {
  const [requested, setRequested] = useState<{ task: CaptchaTask; after: CaptchaTask | null } | null>(null);
  const begun = useRef(false);
  // What the server says of the form that was sent holds before what was there; at once, for the field gets the focus.
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
