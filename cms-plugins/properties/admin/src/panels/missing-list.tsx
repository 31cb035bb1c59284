import type { MissingPart } from "@gevel/config";
import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { goToField } from "./go-to-field";
import { usePartLabels } from "./use-part-labels";

interface MissingListProps {
  model: string;
  title: string;
  parts: readonly MissingPart[];
  /** Says of each the law that asks for it. */
  withLaw?: boolean;
  /** Done before the way to a field is taken: closes what stands over the form. */
  beforeLeave?: () => void;
}

/** What an item lacks, each a way to its field; nothing where nothing is missing. */
export function MissingList({ model, title, parts, withLaw = false, beforeLeave }: MissingListProps) {
  const labelOf = usePartLabels(model);
  if (parts.length === 0) return null;
  const goTo = ({ field, language }: MissingPart) => {
    beforeLeave?.();
    // A dialog gives the cursor back to its button first.
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
