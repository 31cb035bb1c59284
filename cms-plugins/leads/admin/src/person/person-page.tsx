import { saveFile } from "@gevel/kit/admin";
import type { PersonFound } from "@gevel/config";
import { Box, Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useState, type FormEvent } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { LeadsPage } from "../leads-page";
import { useRight } from "../rights";
import { useTexts } from "../texts/use-texts";
import { PersonSubscriptions } from "../subscriptions/person-subscriptions";
import { ErasePerson } from "./erase-person";
import { usePerson } from "./person-api";

function Places({ places }: Pick<PersonFound, "places">) {
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
const handedOver = z.object({ address: z.string() }).catch({ address: "" });

/** FORM-12: all that is kept of one person: handed over, or erased. */
export function PersonPage() {
  const { text } = useTexts();
  const { search, export: exportOf, erase } = usePerson();
  const mayErase = useRight("erasePerson");
  const mayRead = useRight("readLeads");
  const location = useLocation();
  const [address, setAddress] = useState(() => handedOver.parse(location.state).address);
  const [found, setFound] = useState<PersonFound | null>(null);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);

  const work = (doing: Promise<string | null>) => {
    setBusy(true);
    void doing
      .then(setTold, (cause: unknown) => setTold(text("leads.words.failed", { reason: String(cause) })))
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work(
      search(address.trim()).then((person) => {
        setFound(person);
        return null;
      }),
    );
  };
  const save = (as: "json" | "html") => (person: PersonFound) =>
    work(
      exportOf(person.address).then(({ told: data, html }) => {
        if (as === "html") saveFile("person.html", new Blob([html], { type: "text/html" }));
        else saveFile("person.json", new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
        return null;
      }),
    );
  const eraseIt = (person: PersonFound, typed: string) =>
    work(
      erase(person, typed).then(({ erased, found: now }) => {
        setFound(now);
        return text(erased ? "leads.person.erased" : "leads.person.changedMeanwhile");
      }),
    );
  const isNothing = found?.places.every(({ count }) => count === 0);

  return (
    <LeadsPage title={text("leads.person.title")} subtitle={text("leads.person.what")}>
      <Flex direction="column" alignItems="stretch" gap={6}>
        <form onSubmit={submit}>
          <Flex gap={3} alignItems="flex-end" wrap="wrap">
            <Field.Root name="address" required style={{ flex: "1 1 24rem", maxWidth: "44rem" }}>
              <Field.Label>{text("leads.person.address")}</Field.Label>
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
              {text("leads.person.search")}
            </Button>
          </Flex>
        </form>
        <Typography role="status" tag="p">
          {told ?? ""}
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
              {isNothing ? (
                <Typography>{text("leads.person.nothing")}</Typography>
              ) : (
                <>
                  <Places places={found.places} />
                  <Flex gap={3} wrap="wrap">
                    <Button variant="secondary" startIcon={<Download />} onClick={() => save("html")(found)}>
                      {text("leads.person.asHtml")}
                    </Button>
                    <Button variant="secondary" startIcon={<Download />} onClick={() => save("json")(found)}>
                      {text("leads.person.asJson")}
                    </Button>
                    {mayErase && <ErasePerson found={found} busy={busy} erase={(typed) => eraseIt(found, typed)} />}
                  </Flex>
                </>
              )}
            </Flex>
          </Box>
        )}
        {found && mayRead && <PersonSubscriptions key={found.address} address={found.address} />}
      </Flex>
    </LeadsPage>
  );
}
