import { mailStates } from "@gevel/config";
import { NothingListed, PageTurner, useTurn } from "@gevel/kit/screens";
import { Box, Button, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { LeadsPage } from "../leads-page";
import { useMails } from "../mails-api";
import { useRight } from "../rights";
import { useTexts } from "../texts/use-texts";
import { MailsTable } from "./mails-table";
import { useRetry } from "./use-retry";

/** FORM-11: what became of every mail, and another try for what was given up. */
export function MailsPage() {
  const { text } = useTexts();
  const [search, setSearch] = useSearchParams();
  const { page, turn } = useTurn();
  const state = mailStates.find((each) => each === search.get("state"));
  const { asked, again } = useMails({ page, state });
  const retry = useRetry(again);
  const maySend = useRight("sendMails");

  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { mails, counts, pagination, asFiles } = asked.answer;

  return (
    <LeadsPage
      title={text("leads.mails.title")}
      subtitle={text("leads.mails.subtitle", counts)}
      again={again}
      action={maySend && counts.dead > 0 && <Button onClick={() => retry()}>{text("leads.mails.retryAll")}</Button>}
    >
      {asFiles && (
        <Box background="warning100" padding={4} marginBottom={4} hasRadius>
          <Typography>{text("leads.mails.asFiles")}</Typography>
        </Box>
      )}
      <Box paddingBottom={4} maxWidth="260px">
        <SingleSelect
          aria-label={text("leads.mails.state")}
          value={state ?? "all"}
          onChange={(chosen) => setSearch(chosen === "all" ? {} : { state: String(chosen) })}
        >
          {["all" as const, ...mailStates].map((each) => (
            <SingleSelectOption key={each} value={each}>
              {text(`leads.mails.${each}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
      {mails.length === 0 ? (
        <NothingListed>{text("leads.mails.none")}</NothingListed>
      ) : (
        <MailsTable mails={mails} retry={maySend ? retry : undefined} />
      )}
      <PageTurner page={page} pageCount={pagination.pageCount} turn={turn} />
    </LeadsPage>
  );
}
