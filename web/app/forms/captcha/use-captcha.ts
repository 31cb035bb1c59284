import { useRef, useState } from "react";
import { captchaPath, isCaptchaTask, type CaptchaTask } from "./captcha";
import { CaptchaIsland } from "./captcha-island";

/** Another picture; null where it cannot be had now: the form then comes back with one. */
async function fetchPicture(before: CaptchaTask | null): Promise<CaptchaTask | null> {
  const address = before ? `${captchaPath}?${new URLSearchParams({ token: before.token }).toString()}` : captchaPath;
  const answer = await fetch(address).catch(() => null);
  const task: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return isCaptchaTask(task) ? task : null;
}

/** FORM-6: what there is to solve in a form. Nothing, until somebody begins to fill it in or it came back with some. */
export function useCaptcha(cameBack: CaptchaTask | null) {
  const [asked, setAsked] = useState<{ task: CaptchaTask; after: CaptchaTask | null } | null>(null);
  const begun = useRef(false);
  // What the server says of the form that was sent holds before what was there; at once, for the field gets the focus.
  const task = asked?.after === cameBack ? asked.task : cameBack;

  async function ask() {
    const [found] = await Promise.all([fetchPicture(task), CaptchaIsland.preload()]);
    if (found) setAsked({ task: found, after: cameBack });
  }
  return {
    task,
    begin() {
      if (begun.current || task) return;
      begun.current = true;
      void ask().catch(() => (begun.current = false));
    },
    other: ask,
  };
}
