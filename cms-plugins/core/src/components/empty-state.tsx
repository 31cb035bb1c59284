import { Box, Typography } from "@strapi/design-system";

/** Where a list would stand. */
export function EmptyState({ children }: { children: string }) {
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography>{children}</Typography>
    </Box>
  );
}
