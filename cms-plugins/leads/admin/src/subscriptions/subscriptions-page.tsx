import { subscriptionStates, type SubscriptionState } from "@gevel/config";
import { Select, Pagination } from "@gevel/core/screens";
import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { LeadsPage } from "../leads-page";
import { useMessages } from "../use-messages";
import { SubscriptionsTable } from "./subscriptions-table";
import { useEndSubscription } from "./use-end-subscription";
import { useSubscriptions } from "./use-subscriptions";

interface Filters {
  search: string;
  state: SubscriptionState | undefined;
  page: number;
}

/** FORM-9, FORM-12: the subscriptions: search, read their criteria as text, end on request. */
export function SubscriptionsPage() {
  const { text } = useMessages();
  const [typed, setTyped] = useState("");
  const [filters, setFilters] = useState<Filters>({ search: "", state: undefined, page: 1 });
  const { list, isUnreachable, reload, end } = useSubscriptions(filters);
  const endOne = useEndSubscription(end, reload);
  if (!list) return isUnreachable ? <Page.Error /> : <Page.Loading />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFilters({ ...filters, search: typed.trim(), page: 1 });
  };
  return (
    <LeadsPage
      title={text("leads.subscriptions.title")}
      subtitle={text("leads.subscriptions.subtitle")}
      reload={reload}
    >
      <Flex gap={3} alignItems="flex-end" wrap="wrap" paddingBottom={4}>
        <form onSubmit={submit} role="search" style={{ flex: "1 1 28rem", maxWidth: "44rem" }}>
          <Flex gap={3} alignItems="flex-end">
            <Field.Root name="search" style={{ flex: "1 1 auto" }}>
              <Field.Label>{text("leads.privacy.address")}</Field.Label>
              <TextInput
                maxLength={200}
                autoComplete="off"
                value={typed}
                onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
              />
            </Field.Root>
            <Button type="submit" size="L" variant="secondary">
              {text("leads.privacy.search")}
            </Button>
          </Flex>
        </form>
        <Select
          label={text("leads.subscriptions.state")}
          value={filters.state ?? "all"}
          values={["all", ...subscriptionStates] as const}
          nameOf={(state) => text(`leads.subscriptions.state.${state}`)}
          onSelect={(state) => setFilters({ ...filters, state: state === "all" ? undefined : state, page: 1 })}
        />
      </Flex>
      <Box paddingBottom={3}>
        <Typography role="status" tag="p">
          {text("leads.subscriptions.found", { count: list.pagination.total })}
        </Typography>
      </Box>
      {list.subscriptions.length > 0 && <SubscriptionsTable subscriptions={list.subscriptions} end={endOne} />}
      <Pagination
        page={filters.page}
        pageCount={list.pagination.pageCount}
        setPage={(page) => setFilters({ ...filters, page })}
      />
    </LeadsPage>
  );
}
