import { Button, Flex, Typography } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import type { Fetching } from "./fetched.js";
import { useFetchWords } from "./use-fetch-words.js";

interface FetchNoteProps extends Fetching {
  /** What its field or part is called: a screen may wait for several at once. */
  of: string | undefined;
}

function Note({ state, again, of, about }: FetchNoteProps & { about: "choices" | "part" }) {
  const words = useFetchWords();
  return (
    <Flex gap={2} wrap="wrap" role="status" aria-label={of}>
      {state !== "here" && (
        <Typography variant="pi" textColor={state === "unreachable" ? "danger600" : "neutral600"}>
          {words[about][state]}
        </Typography>
      )}
      {state === "unreachable" && (
        <Button variant="ghost" size="S" startIcon={<ArrowClockwise />} onClick={again}>
          {words.again}
        </Button>
      )}
    </Flex>
  );
}

/** Below a field whose choices are fetched: why they are not there, and the way out. */
export const FetchNote = (props: FetchNoteProps) => <Note {...props} about="choices" />;

/** In place of a part of a screen that is fetched, until it is there. */
export const PartNote = (props: FetchNoteProps) => (props.state === "here" ? null : <Note {...props} about="part" />);
