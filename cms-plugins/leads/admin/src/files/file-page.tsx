import { Box, Link, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import { NavLink, useParams } from "react-router-dom";
import { useMailFile } from "../mails-api";
import { useMessages } from "../use-messages";
import { MailView } from "../mails/mail-view";

/** One mail, as its recipient would have read it. */
export function FilePage() {
  const { name = "" } = useParams();
  const { text, dateTime } = useMessages();
  const { query } = useMailFile(name);
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const mail = query.answer;
  const facts = [
    ["at", mail.at ? dateTime(mail.at) : ""],
    ["from", mail.from],
    ["to", mail.to],
    ["replyTo", mail.replyTo],
  ] as const;
  return (
    <Page.Main>
      <Page.Title>{mail.subject}</Page.Title>
      <Layouts.Header
        title={mail.subject}
        navigationAction={
          <Link tag={NavLink} to=".." relative="path" startIcon={<ArrowLeft />}>
            {text("leads.files.back")}
          </Link>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={4}>
          {facts.map(([fact, value]) => (
            <Typography key={fact} tag="p">
              {text(`leads.files.${fact}`)}: {value}
            </Typography>
          ))}
        </Box>
        <MailView {...mail} />
      </Layouts.Content>
    </Page.Main>
  );
}
