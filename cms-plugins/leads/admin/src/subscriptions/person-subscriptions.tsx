import { Pagination, LoadState } from "@gevel/core/screens";
import { Box, Typography } from "@strapi/design-system";
import { useState } from "react";
import { useMessages } from "../messages/use-messages";
import { SubscriptionsTable } from "./subscriptions-table";
import { useEndSubscription } from "./use-end-subscription";
import { useSubscriptions } from "./use-subscriptions";

/** What one person is mailed of; nothing where that is nothing, which is said only of what could be read. */
export function PersonSubscriptions({ address }: { address: string }) {
  const { text } = useMessages();
  const [page, setPage] = useState(1);
  const { list, isUnreachable, reload, end } = useSubscriptions({ search: address, isWhole: true, page });
  const endOne = useEndSubscription(end, reload);
  if (!list)
    return (
      <LoadState
        state={isUnreachable ? "unreachable" : "waiting"}
        reload={reload}
        of={text("leads.subscriptions.title")}
      />
    );
  if (list.pagination.total === 0) return null;
  return (
    <Box tag="section" aria-label={text("leads.subscriptions.title")}>
      <Box paddingBottom={3}>
        <Typography variant="delta" tag="h2">
          {text("leads.subscriptions.title")}
        </Typography>
      </Box>
      <SubscriptionsTable subscriptions={list.subscriptions} end={endOne} hidesPerson />
      <Pagination page={page} pageCount={list.pagination.pageCount} setPage={setPage} />
    </Box>
  );
}
