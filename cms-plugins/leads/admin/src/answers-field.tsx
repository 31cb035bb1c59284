import { Box, Field, Flex, Link, Typography } from "@strapi/design-system";
import { leadAnswersSchema } from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { LoadState } from "@gevel/core/screens";
import { useParams } from "react-router-dom";
import { ExternalLink } from "./text-link";

const readAnswers = (data: unknown) => leadAnswersSchema.parse(data);

function Answers({ lead, label }: { lead: string; label: string }) {
  const { query, reload } = useQuery(`/leads/answers/${encodeURIComponent(lead)}`, readAnswers);
  if (query.state !== "loaded") return <LoadState state={query.state} reload={reload} of={label} />;
  const { facts, messages, home } = query.answer;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {home && (
        <Box>
          {home.url ? (
            <Link href={home.url} isExternal>
              {home.title}
            </Link>
          ) : (
            <Typography>{home.title}</Typography>
          )}{" "}
          <Typography textColor="neutral600">{home.place}</Typography>
        </Box>
      )}
      <Flex tag="dl" direction="column" alignItems="stretch" gap={2}>
        {facts.map(({ label, value, href }) => (
          <Flex key={label} gap={4} alignItems="flex-start">
            <Box tag="dt" minWidth="240px" maxWidth="240px">
              <Typography textColor="neutral600">{label}</Typography>
            </Box>
            <Box tag="dd" style={{ overflowWrap: "anywhere" }}>
              {href ? <ExternalLink href={href}>{value}</ExternalLink> : <Typography>{value}</Typography>}
            </Box>
          </Flex>
        ))}
      </Flex>
      {messages.map(({ label, text }) => (
        <Box key={label}>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {label}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}

/** FORM-11: the visitor's answers as text in place of their JSON, read-only. */
export default function AnswersField({ name, label }: { name: string; label: string }) {
  const { id } = useParams();
  return (
    <Field.Root name={name} id={name}>
      <Field.Label>{label}</Field.Label>
      <Box background="neutral100" padding={4} hasRadius>
        {id ? <Answers lead={id} label={label} /> : null}
      </Box>
    </Field.Root>
  );
}
