import { mailStates } from "@gevel/config";
import { Box, Button, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { useMails } from "../mails-api";
import { PageTurner } from "../page-turner";
import { PartsNav } from "../parts-nav";
import { useTexts } from "../texts/use-texts";
import { MailsTable } from "./mails-table";
import { sending } from "./sending";
import { useRetry } from "./use-retry";

/** FORM-11: what became of every mail, and another try for what was given up. */
export function MailsPage() {
  const { text } = useTexts();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get("page")) || 1);
  const state = mailStates.find((each) => each === search.get("state"));
  const { asked, again } = useMails({ page, state });
  const retry = useRetry(again);
  const { allowedActions } = useRBAC(sending);

  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const { mails, counts, pagination, asFiles } = asked.answer;
  const turn = (to: number) => setSearch({ page: String(to), ...(state && { state }) });

  return (
    <Page.Main>
      <Page.Title>{text("leads.mails.title")}</Page.Title>
      <Layouts.Header
        title={text("leads.mails.title")}
        subtitle={text("leads.mails.subtitle", counts)}
        secondaryAction={
          <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={again}>
            {text("leads.mails.refresh")}
          </Button>
        }
        primaryAction={
          allowedActions.canSend && counts.dead > 0 ? (
            <Button onClick={() => retry()}>{text("leads.mails.retryAll")}</Button>
          ) : undefined
        }
      />
      <PartsNav />
      <Layouts.Content>
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
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Typography>{text("leads.mails.none")}</Typography>
          </Box>
        ) : (
          <MailsTable mails={mails} retry={allowedActions.canSend ? retry : undefined} />
        )}
        <PageTurner page={page} pageCount={pagination.pageCount} turn={turn} />
      </Layouts.Content>
    </Page.Main>
  );
}
