import { PartNote } from "@gevel/kit/screens";
import { Box, Flex, Typography } from "@strapi/design-system";
import { useFieldLabel } from "../panels/use-field-label";
import { useTexts } from "../texts/use-texts";
import { useGateReasons } from "./gate-reasons";

/** Beside a listing: who put it on the site without what the law asks, when, for what, and why. */
export function GivenReasons({ model, documentId }: { model: string; documentId: string }) {
  const { text, day } = useTexts();
  const labelOf = useFieldLabel(model);
  const { asked, again } = useGateReasons(documentId);
  if (asked.state === "unreachable")
    return <PartNote state={asked.state} again={again} of={text("properties.gate.given")} />;
  const reasons = asked.state === "here" ? asked.answer : [];
  if (reasons.length === 0) return null;
  return (
    <Box>
      <Typography variant="pi" fontWeight="bold" tag="h3">
        {text("properties.gate.given")}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={1}>
        {reasons.map(({ id, at, by, reason, rules }) => (
          <Box tag="li" key={id}>
            <Typography variant="pi" tag="p" style={{ overflowWrap: "anywhere" }}>
              {text("properties.gate.quoted", { reason })}
            </Typography>
            <Typography variant="pi" textColor="neutral600" tag="p">
              {text("properties.gate.givenBy", {
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
