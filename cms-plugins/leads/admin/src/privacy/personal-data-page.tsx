import { downloadFile } from "@gevel/core/admin";
import type { PersonalDataSummary } from "@gevel/config";
import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useState, type FormEvent } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { LeadsPage } from "../leads-page";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../messages/use-messages";
import { PersonSubscriptions } from "../subscriptions/person-subscriptions";
import { ErasePersonalData } from "./erase-personal-data";
import { usePersonalData } from "./personal-data-api";

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

/** Of another page of the admin that leads here; not in its address, which stands in logs. */
const navigationState = z.object({ address: z.string() }).catch({ address: "" });

/** FORM-12: all that is kept of one person: handed over, or erased. */
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
