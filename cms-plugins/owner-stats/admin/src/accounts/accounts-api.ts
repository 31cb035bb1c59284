import {
  invitedSchema,
  staffAccountAnswerSchema,
  staffAccountsSchema,
  staffLoginsSchema,
  type StaffAccount,
} from "@gevel/config";
import { useAsked, type Asked } from "@gevel/kit/admin";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";
import { useAccountTexts } from "./texts/use-account-texts";

const readAccounts = (data: unknown) => staffAccountsSchema.parse(data);
const readLogins = (data: unknown) => staffLoginsSchema.parse(data);

export const useAccounts = (page: number) => useAsked(`/owner-stats/accounts?page=${page}`, readAccounts);
export const useLogins = (page: number) => useAsked(`/owner-stats/logins?page=${page}`, readLogins);

const waiting = { state: "waiting" } as const;

/** The account of an address, null where it has none. Asked by body, since addresses of pages stand in logs. */
export function useAccountOf(email: string): { asked: Asked<StaffAccount | null>; again: () => void } {
  const { post } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ email: string; asked: Asked<StaffAccount | null> } | null>(null);
  useEffect(() => {
    let current = true;
    const learn = (asked: Asked<StaffAccount | null>) => current && setKnown({ email, asked });
    post<unknown>("/owner-stats/account", { email })
      .then(({ data }) => learn({ state: "here", answer: staffAccountAnswerSchema.parse(data).account }))
      .catch(() => learn({ state: "unreachable" }));
    return () => {
      current = false;
    };
  }, [post, email, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { asked: known?.email === email ? known.asked : waiting, again };
}

/** Invites one, or all that nobody invited yet, and says how many that were; then `done`. */
export function useInvite(done: () => void): (id?: number) => void {
  const { post } = useFetchClient();
  const { text } = useAccountTexts();
  const { toggleNotification } = useNotification();
  return (id) =>
    void post<unknown>("/owner-stats/accounts/invite", id === undefined ? {} : { id }).then(
      ({ data }) => {
        const { invited: count } = invitedSchema.parse(data);
        toggleNotification({ type: "success", message: text("owner-stats.accounts.invited", { count }) });
        done();
      },
      (cause: unknown) =>
        toggleNotification({
          type: "danger",
          message: text("owner-stats.accounts.failed", { reason: String(cause) }),
        }),
    );
}
