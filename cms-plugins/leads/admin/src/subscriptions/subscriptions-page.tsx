import { subscriptionStates, type SubscriptionState } from "@gevel/config";
import { Choose, PageTurner } from "@gevel/kit/screens";
import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useState, type FormEvent } from "react";
import { LeadsPage } from "../leads-page";
import { useTexts } from "../texts/use-texts";
import { SubscriptionsTable } from "./subscriptions-table";
import { useEnd } from "./use-end";
import { useSubscriptions } from "./use-subscriptions";

interface Asked {
  search: string;
  state: SubscriptionState | undefined;
  page: number;
}

/** FORM-9, FORM-12: who is mailed of what: searched, read in words, ended on request. */
export function SubscriptionsPage() {
  const { text } = useTexts();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<Asked>({ search: "", state: undefined, page: 1 });
  const { list, isUnreachable, again, end } = useSubscriptions(asked);
  const endOne = useEnd(end, again);
  if (!list) return isUnreachable ? <Page.Error /> : <Page.Loading />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked({ ...asked, search: typed.trim(), page: 1 });
  };
  return (
    <LeadsPage title={text("leads.subscriptions.title")} subtitle={text("leads.subscriptions.subtitle")} again={again}>
      <Flex gap={3} alignItems="flex-end" wrap="wrap" paddingBottom={4}>
        <form onSubmit={submit} role="search" style={{ flex: "1 1 24rem", maxWidth: "44rem" }}>
          <Flex gap={3} alignItems="flex-end">
            <Field.Root name="search" style={{ flex: "1 1 auto" }}>
              <Field.Label>{text("leads.person.address")}</Field.Label>
              <TextInput
                maxLength={200}
                autoComplete="off"
                value={typed}
                onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
              />
            </Field.Root>
            <Button type="submit" size="L" variant="secondary">
              {text("leads.person.search")}
            </Button>
          </Flex>
        </form>
        <Choose
          label={text("leads.subscriptions.state")}
          value={asked.state ?? "all"}
          values={["all", ...subscriptionStates] as const}
          nameOf={(state) => text(`leads.subscriptions.state.${state}`)}
          choose={(state) => setAsked({ ...asked, state: state === "all" ? undefined : state, page: 1 })}
        />
      </Flex>
      <Box paddingBottom={3}>
        <Typography role="status" tag="p">
          {text("leads.subscriptions.found", { count: list.pagination.total })}
        </Typography>
      </Box>
      {list.subscriptions.length > 0 && <SubscriptionsTable subscriptions={list.subscriptions} end={endOne} />}
      <PageTurner
        page={asked.page}
        pageCount={list.pagination.pageCount}
        turn={(page) => setAsked({ ...asked, page })}
      />
    </LeadsPage>
  );
}
