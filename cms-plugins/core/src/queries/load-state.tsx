import { Button, Flex, Typography } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import type { QueryStatus } from "./use-query.js";
import { useLoadStateMessages } from "./use-load-state-messages.js";

interface LoadStateProps extends QueryStatus {
  /** The name of the field or component: a screen may wait for several at once. */
  of: string | undefined;
}

function Note({ state, reload, of, about }: LoadStateProps & { about: "choices" | "part" }) {
  const messages = useLoadStateMessages();
  return (
    <Flex gap={2} wrap="wrap" role="status" aria-label={of}>
      {state !== "loaded" && (
        <Typography variant="pi" textColor={state === "unreachable" ? "danger600" : "neutral600"}>
          {messages[about][state]}
        </Typography>
      )}
      {state === "unreachable" && (
        <Button variant="ghost" size="S" startIcon={<ArrowClockwise />} onClick={reload}>
          {messages.reload}
        </Button>
      )}
    </Flex>
  );
}

/** Below a field whose options are fetched: why they are missing, and a retry. */
export const FieldLoadState = (props: LoadStateProps) => <Note {...props} about="choices" />;

/** In place of a part of a screen that is fetched, until it is there. */
export const LoadState = (props: LoadStateProps) =>
  props.state === "loaded" ? null : <Note {...props} about="part" />;
