import { LoadState } from "@gevel/core/screens";
import { Box, Flex, Typography } from "@strapi/design-system";
import { useFieldLabel } from "../attributes/use-field-label";
import { useMessages } from "../use-messages";
import { usePublishReasons } from "./publish-reasons";

/** Beside a listing: who published it without legally required data, when, which, and why. */
export function ReasonList({ model, documentId }: { model: string; documentId: string }) {
  const { text, day } = useMessages();
  const labelOf = useFieldLabel(model);
  const { query, reload } = usePublishReasons(documentId);
  if (query.state === "unreachable")
    return <LoadState state={query.state} reload={reload} of={text("properties.publishChecks.reasons")} />;
  const reasons = query.state === "loaded" ? query.answer : [];
  if (reasons.length === 0) return null;
  return (
    <Box>
      <Typography variant="pi" fontWeight="bold" tag="h3">
        {text("properties.publishChecks.reasons")}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={1}>
        {reasons.map(({ id, at, by, reason, rules }) => (
          <Box tag="li" key={id}>
            <Typography variant="pi" tag="p" style={{ overflowWrap: "anywhere" }}>
              {text("properties.publishChecks.quoted", { reason })}
            </Typography>
            <Typography variant="pi" textColor="neutral600" tag="p">
              {text("properties.publishChecks.reasonBy", {
                by,
                at: day(at),
                fields: rules.map(({ field }) => labelOf(field)).join(", "),
              })}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
