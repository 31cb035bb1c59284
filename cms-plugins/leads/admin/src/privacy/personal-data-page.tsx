import { downloadFile, inAdminLanguage } from "@gevel/core/admin";
import {
  type PersonalDataSummary,
  erasureResponseSchema,
  personalDataExportResponseSchema,
  personalDataSummarySchema,
} from "@gevel/config";
import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useState, type FormEvent, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { LeadsPage } from "../leads-page";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../use-messages";
import { ErasePersonalData } from "./erase-personal-data";
import { useFetchClient } from "@strapi/strapi/admin";
import { Pagination, LoadState } from "@gevel/core/screens";
import { SubscriptionsTable } from "../subscriptions/subscriptions-table";
import { useEndSubscription } from "../subscriptions/use-end-subscription";
import { useSubscriptions } from "../subscriptions/use-subscriptions";

/** One person's subscriptions; renders nothing if a successful load finds none. */
function PersonSubscriptions({ address }: { address: string }) {
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

/** One person's data; the address is sent in request bodies only, because URLs are logged. */
function usePersonalData() {
  const { post } = useFetchClient();
  return useMemo(
    () => ({
      search: async (address: string) =>
        personalDataSummarySchema.parse(
          (await post<unknown>("/leads/persons/search", { address }, inAdminLanguage())).data,
        ),
      export: async (address: string) =>
        personalDataExportResponseSchema.parse(
          (await post<unknown>("/leads/persons/export", { address }, inAdminLanguage())).data,
        ),
      erase: async ({ address, places }: PersonalDataSummary, typed: string) => {
        const seen = Object.fromEntries(places.map(({ key, count }) => [key, count]));
        return erasureResponseSchema.parse(
          (await post<unknown>("/leads/persons/erase", { address, typed, seen }, inAdminLanguage())).data,
        );
      },
    }),
    [post],
  );
}

function ProviderCounts({ places }: Pick<PersonalDataSummary, "places">) {
  return (
    <ul>
      {places.map(({ key, name, count, stays }) => (
        <li key={key}>
          <Typography textColor={count === 0 ? "neutral600" : "neutral800"}>
            {`${name}: ${count}`}
            {count > 0 && stays && ` – ${stays}`}
          </Typography>
        </li>
      ))}
    </ul>
  );
}

/** Passed by other pages of the admin in the navigation state; not in the URL, which is logged. */
const navigationState = z.object({ address: z.string() }).catch({ address: "" });

/** FORM-12: all data stored about one person, to export or erase. */
export function PersonalDataPage() {
  const { text } = useMessages();
  const { search, export: exportOf, erase } = usePersonalData();
  const canErase = usePermissionTo("erasePersonalData");
  const canRead = usePermissionTo("readLeads");
  const location = useLocation();
  const [address, setAddress] = useState(() => navigationState.parse(location.state).address);
  const [found, setFound] = useState<PersonalDataSummary | null>(null);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<string | null>(null);

  const run = (task: Promise<string | null>) => {
    setBusy(true);
    void task
      .then(setResult, (cause: unknown) => setResult(text("leads.mailTexts.failed", { reason: String(cause) })))
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(
      search(address.trim()).then((person) => {
        setFound(person);
        return null;
      }),
    );
  };
  const save = (as: "json" | "html") => (person: PersonalDataSummary) =>
    run(
      exportOf(person.address).then(({ result: data, html }) => {
        if (as === "html") downloadFile("person.html", new Blob([html], { type: "text/html" }));
        else downloadFile("person.json", new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
        return null;
      }),
    );
  const eraseIt = (person: PersonalDataSummary, typed: string) =>
    run(
      erase(person, typed).then(({ erased, found: now }) => {
        setFound(now);
        return text(erased ? "leads.privacy.erased" : "leads.privacy.changedMeanwhile");
      }),
    );
  const isEmpty = found?.places.every(({ count }) => count === 0);

  return (
    <LeadsPage title={text("leads.privacy.title")} subtitle={text("leads.privacy.what")}>
      <Flex direction="column" alignItems="stretch" gap={6}>
        <form onSubmit={submit}>
          <Flex gap={3} alignItems="flex-end" wrap="wrap">
            <Field.Root name="address" required style={{ flex: "1 1 24rem", maxWidth: "44rem" }}>
              <Field.Label>{text("leads.privacy.address")}</Field.Label>
              <TextInput
                type="email"
                required
                maxLength={200}
                autoComplete="off"
                value={address}
                onChange={(event: { target: { value: string } }) => setAddress(event.target.value)}
              />
            </Field.Root>
            <Button type="submit" size="L" loading={busy} disabled={address.trim() === ""}>
              {text("leads.privacy.search")}
            </Button>
          </Flex>
        </form>
        <Typography role="status" tag="p">
          {result ?? ""}
        </Typography>
        {found && (
          <Box
            tag="section"
            aria-label={found.address}
            background="neutral0"
            padding={6}
            hasRadius
            shadow="tableShadow"
          >
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography variant="delta" tag="h2">
                {found.address}
              </Typography>
              {isEmpty ? (
                <Typography>{text("leads.privacy.nothing")}</Typography>
              ) : (
                <>
                  <ProviderCounts places={found.places} />
                  <Flex gap={3} wrap="wrap">
                    <Button variant="secondary" startIcon={<Download />} onClick={() => save("html")(found)}>
                      {text("leads.privacy.asHtml")}
                    </Button>
                    <Button variant="secondary" startIcon={<Download />} onClick={() => save("json")(found)}>
                      {text("leads.privacy.asJson")}
                    </Button>
                    {canErase && (
                      <ErasePersonalData found={found} busy={busy} erase={(typed) => eraseIt(found, typed)} />
                    )}
                  </Flex>
                </>
              )}
            </Flex>
          </Box>
        )}
        {found && canRead && <PersonSubscriptions key={found.address} address={found.address} />}
      </Flex>
    </LeadsPage>
  );
}
