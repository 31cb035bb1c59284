import {
  inviteResponseSchema,
  staffAccountResponseSchema,
  staffAccountsSchema,
  staffLoginsSchema,
  type StaffAccount,
} from "@gevel/config";
import { useQuery, type SharedQueryState } from "@gevel/core/admin";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";
import { useMessages } from "../use-messages";

const readAccounts = (data: unknown) => staffAccountsSchema.parse(data);
const readLogins = (data: unknown) => staffLoginsSchema.parse(data);

export const useAccounts = (page: number) => useQuery(`/owner-stats/accounts?page=${page}`, readAccounts);
export const useLogins = (page: number) => useQuery(`/owner-stats/logins?page=${page}`, readLogins);

const waiting = { state: "waiting" } as const;

/** The account of an address, or null. Loaded by POST, since URLs are logged. */
export function useAccountOf(email: string): { query: SharedQueryState<StaffAccount | null>; reload: () => void } {
  const { post } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ email: string; query: SharedQueryState<StaffAccount | null> } | null>(null);
  useEffect(() => {
    let current = true;
    const learn = (query: SharedQueryState<StaffAccount | null>) => current && setKnown({ email, query });
    post<unknown>("/owner-stats/account", { email })
      .then(({ data }) => learn({ state: "loaded", answer: staffAccountResponseSchema.parse(data).account }))
      .catch(() => learn({ state: "unreachable" }));
    return () => {
      current = false;
    };
  }, [post, email, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { query: known?.email === email ? known.query : waiting, reload };
}

/** Invites one account, or all not invited yet, and reports how many; then calls `done`. */
export function useInvite(done: () => void): (id?: number) => void {
  const { post } = useFetchClient();
  const { text } = useMessages();
  const { toggleNotification } = useNotification();
  return (id) =>
    void post<unknown>("/owner-stats/accounts/invite", id === undefined ? {} : { id }).then(
      ({ data }) => {
        const { invited: count } = inviteResponseSchema.parse(data);
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
