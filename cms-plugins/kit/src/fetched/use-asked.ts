import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";
import { askOnce } from "./ask-once.js";
import { inAdminLanguage } from "../staff/in-admin-language.js";

/** What a screen knows of what it asked for: nothing yet, the answer, or that there is none. */
export type AskedPage<Answer> = { state: "waiting" } | { state: "here"; answer: Answer } | { state: "unreachable" };

/**
 * What one screen asks the CMS for, new each time it is opened. `read` must stay the same function. `again` asks once more;
 * until then what is known stays.
 */
export function useAsked<Answer>(
  path: string,
  read: (data: unknown) => Answer,
): { asked: AskedPage<Answer>; again: () => void } {
  const { get } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ path: string; asked: AskedPage<Answer> } | null>(null);
  useEffect(() => {
    let current = true;
    void askOnce(() => get<unknown>(path, inAdminLanguage()), read).then(
      (asked) => current && setKnown({ path, asked }),
    );
    return () => {
      current = false;
    };
  }, [get, path, read, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { asked: known?.path === path ? known.asked : { state: "waiting" }, again };
}
