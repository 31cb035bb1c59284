import { Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

/** A headed part of an import's page. */
export function ImportSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}
