import { PageTurner, PartNote } from "@gevel/kit/screens";
import { Box, Typography } from "@strapi/design-system";
import { useState } from "react";
import { useTexts } from "../texts/use-texts";
import { SubscriptionsTable } from "./subscriptions-table";
import { useEnd } from "./use-end";
import { useSubscriptions } from "./use-subscriptions";

/** What one person is mailed of; nothing where that is nothing, which is said only of what could be read. */
export function PersonSubscriptions({ address }: { address: string }) {
  const { text } = useTexts();
  const [page, setPage] = useState(1);
  const { list, isUnreachable, again, end } = useSubscriptions({ search: address, isWhole: true, page });
  const endOne = useEnd(end, again);
  if (!list)
    return (
      <PartNote
        state={isUnreachable ? "unreachable" : "waiting"}
        again={again}
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
      <SubscriptionsTable subscriptions={list.subscriptions} end={endOne} isOfOne />
      <PageTurner page={page} pageCount={list.pagination.pageCount} turn={setPage} />
    </Box>
  );
}
