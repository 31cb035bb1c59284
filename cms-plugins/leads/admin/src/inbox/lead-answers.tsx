import type { LeadDetail } from "@gevel/config";
import { Box, Flex, Typography } from "@strapi/design-system";
import { ExternalLink } from "../text-link";

/** What was filled in, in words. */
export function LeadAnswers({ facts, messages }: Pick<LeadDetail, "facts" | "messages">) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {messages.map(({ label, text }) => (
        <Box key={label}>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {label}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            <bdi>{text}</bdi>
          </Typography>
        </Box>
      ))}
      <Box tag="dl">
        {facts.map(({ label, value, href }) => (
          <Flex key={label} gap={2} wrap="wrap" alignItems="baseline" paddingBottom={1}>
            <Box tag="dt" minWidth="180px">
              <Typography textColor="neutral600">{label}</Typography>
            </Box>
            <Box tag="dd" style={{ overflowWrap: "anywhere" }}>
              {href ? (
                <ExternalLink href={href}>
                  <bdi>{value}</bdi>
                </ExternalLink>
              ) : (
                <Typography>
                  <bdi>{value}</bdi>
                </Typography>
              )}
            </Box>
          </Flex>
        ))}
      </Box>
    </Flex>
  );
}
