import type { MissingPart } from "@gevel/config";
import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { goToField } from "../attributes/go-to-field";
import { usePartLabels } from "./use-part-labels";

interface MissingListProps {
  model: string;
  title: string;
  parts: readonly MissingPart[];
  /** Names the law that requires each part. */
  withLaw?: boolean;
  /** Called before going to a field: closes the dialog over the form. */
  beforeLeave?: () => void;
}

/** The missing parts of an item, each a link to its field; renders nothing if it is complete. */
export function MissingList({ model, title, parts, withLaw = false, beforeLeave }: MissingListProps) {
  const labelOf = usePartLabels(model);
  if (parts.length === 0) return null;
  const goTo = ({ field, language }: MissingPart) => {
    beforeLeave?.();
    // A closing dialog first returns focus to its button.
    setTimeout(() => goToField(field, language), beforeLeave ? 300 : 0);
  };
  return (
    <Box>
      <Typography variant="pi" fontWeight="bold" tag="h3">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={withLaw ? 2 : 1} paddingTop={withLaw ? 2 : 1}>
        {parts.map((part) => (
          <li key={`${part.field} ${part.reason} ${part.language ?? ""}`}>
            <TextButton onClick={() => goTo(part)} style={{ textAlign: "start" }}>
              {labelOf(part)}
            </TextButton>
            {withLaw && part.source && (
              <Typography variant="pi" textColor="neutral600" tag="p">
                {part.source}
              </Typography>
            )}
          </li>
        ))}
      </Flex>
    </Box>
  );
}
