import { Box, Grid, Typography } from "@strapi/design-system";
import { useMessages } from "../use-messages";

/** A mail as HTML, where no script runs and nothing of the admin is within reach, and as text beside it. */
export function MailView({ subject, html, text: plain }: { subject: string; html: string; text: string }) {
  const { text } = useMessages();
  return (
    <Box background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Typography variant="delta" tag="h2">
        {subject}
      </Typography>
      <Grid.Root gap={4} paddingTop={4}>
        <Grid.Item col={7} s={12} xs={12} direction="column" alignItems="stretch">
          <Typography variant="sigma">{text("leads.mailTexts.html")}</Typography>
          <iframe
            title={text("leads.mailTexts.html")}
            sandbox=""
            srcDoc={html}
            style={{ width: "100%", height: 720, border: "1px solid #dcdce4", borderRadius: 4, background: "#ffffff" }}
          />
        </Grid.Item>
        <Grid.Item col={5} s={12} xs={12} direction="column" alignItems="stretch">
          <Typography variant="sigma">{text("leads.mailTexts.text")}</Typography>
          <Box
            tag="pre"
            tabIndex={0}
            aria-label={text("leads.mailTexts.text")}
            style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: 13, lineHeight: 1.5 }}
          >
            {plain}
          </Box>
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}
