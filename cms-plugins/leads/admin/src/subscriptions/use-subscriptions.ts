import {
  subscriptionEndedSchema,
  subscriptionListSchema,
  type SubscriptionList,
  type SubscriptionSearch,
} from "@gevel/config";
import { inAdminLanguage } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";

/** Loads subscriptions by POST, because URLs are logged. The last result stays until the next one arrives. */
export function useSubscriptions({ search = "", isWhole = false, state, page = 1 }: SubscriptionSearch) {
  const { post } = useFetchClient();
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ list: SubscriptionList | null; isUnreachable: boolean }>({
    list: null,
    isUnreachable: false,
  });
  useEffect(() => {
    let current = true;
    post<unknown>("/leads/subscriptions/search", { search, isWhole, state, page }, inAdminLanguage()).then(
      ({ data }) => current && setKnown({ list: subscriptionListSchema.parse(data), isUnreachable: false }),
      () => current && setKnown((before) => ({ ...before, isUnreachable: true })),
    );
    return () => {
      current = false;
    };
  }, [post, search, isWhole, state, page, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const end = useCallback(
    async (one: string) =>
      subscriptionEndedSchema.parse((await post<unknown>("/leads/subscriptions/end", { one })).data).ended,
    [post],
  );
  return { ...known, reload, end };
}
