import { Button, Flex, Typography } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { useTexts } from "../texts/use-texts";
import type { Fetching } from "@gevel/kit/admin";

interface FetchNoteProps extends Fetching {
  /** What its field is called: a form may wait for several lists at once. */
  of: string | undefined;
}

/** Below a field whose choices are fetched: why they are not there, and the way out. */
export function FetchNote({ state, again, of }: FetchNoteProps) {
  const { text } = useTexts();
  return (
    <Flex gap={2} role="status" aria-label={of}>
      {state !== "here" && (
        <Typography variant="pi" textColor={state === "unreachable" ? "danger600" : "neutral600"}>
          {text(`properties.fetch.${state}`)}
        </Typography>
      )}
      {state === "unreachable" && (
        <Button variant="ghost" size="S" startIcon={<ArrowClockwise />} onClick={again}>
          {text("properties.fetch.again")}
        </Button>
      )}
    </Flex>
  );
}
